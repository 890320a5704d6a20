import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

/** Longer than a film that gives points takes at least. */
const seenWithin = 40_000

const seen = (driver: Driver, text: string) => until(text, () => driver.sees(text), seenWithin)

/** A film is left and gives nothing; another is seen to its end and gives its points. */
async function watchForPoints(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/makeMoney')
  await driver.scrollTo('今天还能看 5 个')
  await driver.tap('看视频')
  await driver.see('还要看')
  await driver.tap('关闭')
  await driver.see('现在离开，这个视频就没有积分了')
  await driver.tap('不看了')
  await driver.see('今天还能看 5 个')
  await driver.tap('看视频')
  await seen(driver, '看够了')
  await driver.tap('领 10 积分')
  await driver.see('今天还能看 4 个')
  await driver.see('秒后再看')
  await driver.open('/exchangeShop/DataLog?type=points')
  await driver.see('看视频')
  await driver.see('+10')
}

export const flows: Flow[] = [
  { title: 'a film is left, another is seen, and its points are in the book', run: watchForPoints },
]
