import assert from 'node:assert/strict'
import { desk, packing } from './desk'
import { goodsUrl, thermometer } from './exchange'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer, numberAfter } from './pages'
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
    await numberAfter(driver, '扣除积分（1 件）'),
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
  const price = await numberAfter(driver, '扣除积分（1 份）')
  await driver.tap(`确认，扣 ${price} 积分`)
  await driver.at('digitalGoodsSuccess')
  await driver.see('券码已到账')
  await driver.tap('查看券码')
  await driver.at('holding')
  await driver.see(rechargeCode)
  await driver.tap('查看券码')
  await driver.see('现在查看券码吗？')
}

/** An address without a number shows what there is to choose from; so does that of a refund. */
async function sayWhichOrder(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/exchangeShop/exchangeSuccess')
  await driver.see('要看哪一单？')
  await driver.tap('手工桂花皂 三块装')
  await driver.at('exchangeSuccess')
  await driver.see('看订单')
  await driver.open('/exchangeShop/afterSale')
  await driver.see('哪一单有问题？')
  await driver.tap('手工桂花皂 三块装')
  await driver.at('afterSale')
  await driver.see('申请原因')
}

/** A thermometer for points: its order, which is in front then. */
export async function orderThermometer(driver: Driver, stage: Stage) {
  await stage.signedIn(driver, 'consumer')
  await driver.open(await confirmUrl(stage, thermometer))
  const price = await numberAfter(driver, '扣除积分（1 件）')
  await driver.tap(`确认，扣 ${price} 积分`)
  await driver.at('exchangeSuccess')
  await driver.tap('看订单')
  await driver.at('orderDetails')
  const { order_sn } = await newestAnswer<{ order_sn: string }>(
    driver,
    '/tp5/api/ExchangeOrder/detail',
  )
  return { order_sn, price }
}

/** What is being packed is cancelled by a person alone, whom a tap asks. */
async function cancelWhilePacked(driver: Driver, stage: Stage): Promise<void> {
  const { order_sn, price } = await orderThermometer(driver, stage)
  await packing(stage, 'pack', order_sn)
  await driver.open(`/exchangeShop/OrderDetails/${order_sn}`)
  await driver.see('正在打包')
  await driver.tap('申请取消')
  await driver.tap('确认申请')
  await driver.see('已请客服取消订单，答复前先不发货')
  const wish = (await desk(stage, 'list')).find((line) => line.includes(order_sn))
  await desk(stage, 'approve', 'order-wish', /order-wish (\S+)/.exec(wish ?? '')![1]!)
  await driver.open(`/exchangeShop/OrderDetails/${order_sn}`)
  await driver.see('您取消了这个订单')
  assert.equal(await numberAfter(driver, '退回积分'), price)
  await driver.tap('客服')
  if (driver.platform === 'h5') await driver.at('service')
  else await driver.see('客服会话')
}

const wordsInField = () =>
  [...document.querySelectorAll('input')].find((field) => field.checkVisibility())?.value

/** From the list to one order by a word of its name; what finds nothing says what else to try. */
async function findOrder(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/exchangeShop/ExchangeLog')
  await driver.tap('搜索订单')
  await driver.at('orderSearch')
  await driver.see('找哪一单？')
  await driver.fill('搜索词', '桂花皂')
  await driver.tap('搜索')
  await driver.tap('手工桂花皂 三块装')
  await driver.at('orderDetails')
  await driver.see('订单编号')
  await driver.back()
  await driver.at('orderSearch')
  await driver.see('手工桂花皂 三块装')
  assert.equal(await driver.measure(wordsInField), '桂花皂')

  await driver.fill('搜索词', '月球车')
  await driver.tap('搜索')
  await driver.see('没有找到“月球车”')
  await driver.see('换个短一点的词')
  await driver.tap('看全部订单')
  await driver.at('exchangeLog')
  await driver.see('手工桂花皂 三块装')
}

export const flows: readonly Flow[] = [
  { title: 'an address that does not say which order asks', run: sayWhichOrder },
  { title: 'a cancelled exchange gives back what it took', run: exchangeAndCancel },
  { title: 'an order that is being packed is cancelled by the house', run: cancelWhilePacked },
  { title: 'an e-code arrives at once', run: digitalGoodsAtOnce },
  { title: 'an order is found by a word of its name, and the words stay', run: findOrder },
]
