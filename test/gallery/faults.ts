import type { Page } from 'playwright-core'
import { faintAmong, overflowing, smallText, tappables, textContrasts } from '../flows/audit'
import { cutText, overlappingText } from './text'

/** What is wrong with the text that the page shows now. */
export async function textFaults(page: Page, elder: boolean): Promise<object> {
  return {
    offScreen: await page.evaluate(overflowing),
    cut: await page.evaluate(cutText),
    overlapping: await page.evaluate(overlappingText),
    faint: faintAmong(await page.evaluate(textContrasts)),
    small: elder ? await page.evaluate(smallText) : [],
  }
}

export const noTextFaults = { offScreen: [], cut: [], overlapping: [], faint: [], small: [] }

/** Seven of them share the width of the narrowest screen. */
const dayName = /^\d+月\d+日$/

/** What cannot be hit by a finger, or has nothing to be called by. */
export async function poorTargets(page: Page, elder: boolean) {
  const least = elder ? 60 : 44
  const all = await page.evaluate(tappables)
  const isSmall = ({ name, width, height }: (typeof all)[number]) =>
    height < least || (width < least && !dayName.test(name))
  const poor = all.filter((one) => !one.name || isSmall(one))
  return { count: all.length, poor }
}
