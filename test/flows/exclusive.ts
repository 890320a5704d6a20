import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

const honey = '洋槐蜂蜜 500g 一年一采'

/** From my page to an offer for me, to the order, to the record of it. */
async function takeMine(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/mine')
  await driver.scrollTo('我的专享')
  await driver.tap('我的专享')
  await driver.at('myExclusive')
  await driver.tap(honey)
  await driver.at('exclusiveGoods')
  await driver.see('完成实名认证的邻居可以参加')
  await driver.tap('换一件')
  await driver.tap('换，寄到这里')
  await driver.at('orderDetails')
  await driver.open('/myExclusiveLog')
  await driver.see(honey)
  await driver.see('待发货')
}

/** Who is not meant reads why, and is led to where they can come to be. */
async function notMine(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/myExclusive')
  await driver.see('现在没有您的专享')
  const { rows } = await stage.server.database.pool.query<{ goods_id: string }>(
    `select goods_id from exclusive_offers where offer_key = 'known-neighbours'`,
  )
  await driver.open(`/exclusiveActivity/goods/${rows[0]!.goods_id}`)
  await driver.tap('去实名认证')
  await driver.at('authentication')
}

export const flows: readonly Flow[] = [
  { title: 'what is offered to me alone is taken', run: takeMine },
  { title: 'who is not meant reads why', run: notMine },
]
