import { patience } from '@linji/mini-program'
import type { H5Driver } from '../flows/H5Driver'
import type { MiniDriver } from '../flows/MiniDriver'

export type Phone = H5Driver | MiniDriver

/** Nothing is under way for so long: no call, no bone of a skeleton, no picture on the screen. */
const calmFor = 150

/** Runs in the document: how much of the page in front is still on its way. */
function underWay(): number {
  const shown = (element: Element) => element.checkVisibility()
  const onScreen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight
  }
  const bones = [...document.querySelectorAll('.bone')].filter(shown)
  const pictures = [...document.querySelectorAll('img')].filter(
    (image) => shown(image) && onScreen(image) && !image.complete,
  )
  const empty = document.body.innerText.trim() === '' ? 1 : 0
  const held = Number(document.documentElement.dataset.callsHeld ?? 0)
  return bones.length + pictures.length + empty + held
}

/** Waits until the page is complete; gives false where it never is. */
export async function settle(phone: Phone, from: number): Promise<boolean> {
  const deadline = Date.now() + patience
  let calmSince = 0
  while (Date.now() < deadline) {
    const calls = phone.calls
      .slice(from)
      .filter(({ answer, failure }) => answer === undefined && failure === undefined)
    const rest = await phone.measure(underWay).catch(() => 1)
    if (calls.length + rest > 0) calmSince = 0
    else if (calmSince === 0) calmSince = Date.now()
    else if (Date.now() - calmSince >= calmFor) return true
    await new Promise((tick) => setTimeout(tick, 60))
  }
  return false
}
