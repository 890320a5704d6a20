import assert from 'node:assert/strict'
import { goodsUrl, thermometer } from './exchange'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { numberAfter } from './pages'
import type { Stage } from './stage'

const rechargeCode = '10 元话费充值码'

async function confirmUrl(stage: Stage, title: string): Promise<string> {
  const id = (await goodsUrl(stage, title)).split('/').at(-1)
  return `/exchangeShop/Order?goods_id=${id}&exchange_type=1`
}

/** From the last word to the order, which is cancelled: everything comes back. */
async function exchangeAndCancel(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open(await confirmUrl(stage, thermometer))
  await driver.see('换后剩余积分')
  await driver.see('王桂兰')
  const [before, price] = [
    await numberAfter(driver, '现有积分'),
    await numberAfter(driver, '本次扣除（1 件）'),
  ]
  await driver.tap(`确认，扣 ${price} 积分`)
  await driver.at('exchangeSuccess')
  await driver.see('换好了')
  await driver.tap('看订单')
  await driver.at('orderDetails')
  await driver.see('换好了，正在备货')
  await driver.tap('取消订单')
  await driver.see(`${price} 积分马上退回余额`)
  await driver.tap('确认取消')
  await driver.see('您取消了这个订单')
  assert.equal(await numberAfter(driver, '退回积分'), price)

  await driver.open('/exchangeShop/DataLog')
  await driver.see(`退回 ${thermometer}`)
  assert.equal(await numberAfter(driver, '积分'), before)
}

/** What arrives at once: from the last word to the thing with its code. */
async function digitalGoodsAtOnce(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open(await confirmUrl(stage, rechargeCode))
  await driver.see('兑换后立即到账，不支持退回')
  const price = await numberAfter(driver, '本次扣除（1 件）')
  await driver.tap(`确认，扣 ${price} 积分`)
  await driver.at('digitalGoodsSuccess')
  await driver.see('券码已到账')
  await driver.tap('查看券码')
  await driver.at('holding')
  await driver.see(rechargeCode)
  await driver.tap('查看券码')
  await driver.see('现在查看券码吗？')
}

export const flows: readonly Flow[] = [
  { title: 'a cancelled exchange gives back what it took', run: exchangeAndCancel },
  { title: 'an e-code arrives at once', run: digitalGoodsAtOnce },
]
