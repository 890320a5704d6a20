import type { Paper, PrintPaper } from './printingProps'

function written(page: Document, { title, sections }: Paper): void {
  page.documentElement.lang = 'zh-CN'
  page.title = title
  page.body.style.font = '14pt/1.6 sans-serif'
  const add = (tag: 'h1' | 'h2' | 'p', words: string) => {
    const element = page.createElement(tag)
    element.textContent = words
    page.body.append(element)
  }
  add('h1', title)
  for (const { heading, lines, picture } of sections) {
    add('h2', heading)
    for (const line of lines) add('p', line)
    if (!picture) continue
    const image = page.createElement('img')
    image.style.width = '100%'
    page.body.append(Object.assign(image, picture))
  }
}

/** On a page of its own: the app's scrolls within the window, and would be cut off at its edge. */
function toPaper(paper: Paper): void {
  const frame = document.createElement('iframe')
  frame.title = paper.title
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden'
  document.body.append(frame)
  const { contentWindow: view, contentDocument: page } = frame
  if (!view || !page) return frame.remove()
  written(page, paper)
  view.addEventListener('afterprint', () => frame.remove())
  const print = () => {
    view.focus()
    view.print()
  }
  const pictures = [...page.images]
  if (pictures.length === 0) return print()
  // a picture that is still being read would be an empty place
  void Promise.all(pictures.map((image) => image.decode().catch(() => undefined))).then(print)
}

export const printPaper: PrintPaper = typeof window.print === 'function' ? toPaper : undefined
