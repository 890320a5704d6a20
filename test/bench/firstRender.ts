import type { MiniDriver } from '../flows/MiniDriver'
import { median } from './median'

const visits = 5
const slowdown = 4
/** After so long without a change nothing more is to come. */
const quietFor = 1000

declare global {
  /** When something new was on the screen last, since the tab was opened. */
  var lastDrawn: number
}

/** Runs in the tab and in the frame of each page, so it stands alone. */
function noteWhenDrawn(): void {
  const phone = (window.top ?? window) as Window & typeof globalThis
  const note = () =>
    requestAnimationFrame(() => {
      // told after the frame was drawn, not before
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (phone.lastDrawn = phone.performance.now())
      port2.postMessage(undefined)
    })
  const anything = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document, anything)
  document.addEventListener('load', note, true)
}

/** Resolves once nothing has changed for that long: how long the app took from its first code to the last change. */
function standing(quiet: number): Promise<number> {
  // in WeChat what runs the app is there before anybody taps
  const code = performance
    .getEntriesByType('resource')
    .find(({ name }) => /scripts\.json/.test(name))
  return new Promise((resolve) => {
    const look = () => {
      const still = quiet - (performance.now() - lastDrawn)
      if (still <= 0) resolve(lastDrawn - code!.startTime)
      else setTimeout(look, still)
    }
    look()
  })
}

/** Milliseconds from loading the app for each of these pages until it stands, at a quarter of the speed. */
export async function firstRenders(driver: MiniDriver, urls: readonly string[]): Promise<number[]> {
  const { tab } = driver.app
  await tab.addInitScript(noteWhenDrawn)
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const medians: number[] = []
  for (const url of urls) {
    const took: number[] = []
    for (let nth = 0; nth < visits; nth++) {
      await driver.open(url)
      took.push(await tab.evaluate(standing, quietFor))
    }
    medians.push(median(took))
  }
  return medians
}
