import './pull.h5.scss'
import { routeNamed } from '@/routes/match'
import type { PageObject } from './pageObject'

/** So far a finger draws the page down before it asks, and no further is shown. */
const enough = 72
const most = 96

const words = { short: '下拉刷新', enough: '松手刷新', asking: '正在刷新…' }

const listening = new WeakSet<Element>()

/** A finger that draws a kept page down from its very top asks anew for what it shows. */
export function letPull(page: PageObject, refresh: () => Promise<unknown>): void {
  const { onShow } = page
  page.onShow = function (...args) {
    const element = document.getElementById(page.path ?? '')
    const isKept = page.place && routeNamed(page.place.name).keepAlive
    if (element && isKept && !listening.has(element)) {
      listening.add(element)
      listen(element, refresh)
    }
    return onShow.apply(this, args)
  }
}

function listen(element: HTMLElement, refresh: () => Promise<unknown>): void {
  let start: Touch | undefined
  let drawn = 0
  element.classList.add('pulled-page')
  const onStart = ({ touches, target }: TouchEvent) => {
    const inLayer = target instanceof Element && target.closest('[role="dialog"]')
    start = element.scrollTop === 0 && !inLayer ? touches[0] : undefined
    drawn = 0
  }
  const onMove = ({ touches: [touch] }: TouchEvent) => {
    if (!start || !touch) return
    const down = touch.clientY - start.clientY
    if (drawn === 0 && Math.abs(touch.clientX - start.clientX) > down) start = undefined
    drawn = element.scrollTop === 0 && start ? Math.max(0, Math.min(most, down / 2)) : 0
    if (drawn > 0) show(drawn, drawn >= enough ? words.enough : words.short)
    else hide()
  }
  const onEnd = () => {
    if (start && drawn >= enough) {
      show(enough, words.asking)
      void refresh().finally(hide)
    } else hide()
    start = undefined
  }
  element.addEventListener('touchstart', onStart, { passive: true })
  element.addEventListener('touchmove', onMove, { passive: true })
  element.addEventListener('touchend', onEnd)
  element.addEventListener('touchcancel', hide)
}

let sign: HTMLElement | undefined

function show(down: number, text: string): void {
  if (!sign?.isConnected) sign = document.body.appendChild(makeSign())
  sign.textContent = text
  sign.style.transform = `translate(-50%, ${down}px)`
  sign.classList.add('pull-shown')
}

function hide(): void {
  sign?.classList.remove('pull-shown')
}

function makeSign(): HTMLElement {
  const made = document.createElement('div')
  made.className = 'pull'
  made.setAttribute('role', 'status')
  return made
}
