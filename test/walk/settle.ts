import { patience } from '@linji/mini-program'
import type { H5Driver } from '../flows/H5Driver'
import type { MiniDriver } from '../flows/MiniDriver'

export type Phone = H5Driver | MiniDriver

/**
 * Runs in the document, which would otherwise be asked many times a second: nothing of the page in
 * front is under way for a while, no bone of a skeleton, no picture on the screen, no call that is
 * held. False where that takes seconds.
 */
function untilCalm(): Promise<boolean> {
  const calmMs = 150
  const lookMs = 50
  const mostLooks = 60
  const shown = (element: Element) => element.checkVisibility()
  const onScreen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight
  }
  const isUnderWay = () =>
    Number(document.documentElement.dataset.callsHeld ?? 0) > 0 ||
    [...document.querySelectorAll('.bone')].some(shown) ||
    [...document.querySelectorAll('img')].some(
      (image) => !image.complete && shown(image) && onScreen(image),
    ) ||
    document.body.innerText.trim() === ''
  return new Promise((resolve) => {
    let calmSince: number | undefined
    const look = (left: number) => {
      if (isUnderWay()) calmSince = undefined
      else if (calmSince === undefined) calmSince = performance.now()
      else if (performance.now() - calmSince >= calmMs) return resolve(true)
      if (left === 0) resolve(false)
      else setTimeout(look, lookMs, left - 1)
    }
    look(mostLooks)
  })
}

/** Waits until the page is complete; gives false where it never is. */
export async function settle(phone: Phone, from: number): Promise<boolean> {
  const deadline = Date.now() + patience
  const stateOfCalls = () => {
    const asked = phone.calls.slice(from)
    const isOver = asked.every(
      ({ answer, failure }) => answer !== undefined || failure !== undefined,
    )
    return { isOver, number: asked.length }
  }
  while (Date.now() < deadline) {
    const before = stateOfCalls()
    const isCalm = await phone.measure(untilCalm).catch(() => false)
    const after = stateOfCalls()
    if (isCalm && before.isOver && after.isOver && before.number === after.number) return true
    // a page that has just gone cannot be asked
    if (!isCalm) await new Promise((tick) => setTimeout(tick, 60))
  }
  return false
}
