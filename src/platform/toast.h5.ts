import './toast.h5.scss'

let shown: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** A short sentence over the page, also read out; Taro's own brings its dialogs along. */
export function toast(title: string): void {
  shown ??= document.body.appendChild(liveRegion())
  shown.textContent = title
  shown.classList.add('toast-shown')
  clearTimeout(timer)
  timer = setTimeout(() => shown?.classList.remove('toast-shown'), 2500)
}

function liveRegion(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toast'
  element.setAttribute('role', 'status')
  return element
}
