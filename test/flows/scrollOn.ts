import { until } from '@linji/mini-program'
import type { Driver } from './Driver'

/** Runs in the document: a screen further down, of a page that scrolls by itself or of the window. */
function nextScreen(): void {
  const pages = [...document.querySelectorAll('.taro_page')]
  const page = pages.find((each) => each.checkVisibility()) ?? window
  page.scrollBy(0, window.innerHeight)
}

/** Screen by screen until the text is there: of a long list only what is near is drawn. */
export async function scrollOn(driver: Driver, text: string): Promise<void> {
  await until(`「${text}」 further down`, async () => {
    if (await driver.sees(text)) return true
    await driver.measure(nextScreen)
    return false
  })
}
