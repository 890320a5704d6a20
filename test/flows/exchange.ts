import assert from 'node:assert/strict'
import { grouped } from '@/format/amount'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { callsTo, newestAnswer, numberAfter } from './pages'
import { signInBySms } from './auth'
import { goodsIdOf, whileSoldOut } from './shelf'
import type { Stage } from './stage'

const exchangeCall = '/tp5/api/ExchangeShop/exchange'

/** Offered for points only, without a limit. */
export const thermometer = '电子体温计 30 秒'
const kite = '潍坊沙燕风筝 手绘绢面'

export const goodsUrl = async (stage: Stage, title: string): Promise<string> =>
  `/exchangeShop/GoodDetailsOnline/${await goodsIdOf(stage, title)}`

/** From the goods to the page that asks for the last word; gives what it would cost. */
async function goToConfirm(driver: Driver, stage: Stage, title = thermometer): Promise<number> {
  await driver.open(await goodsUrl(stage, title))
  await driver.see(title)
  await driver.tap('立即兑换')
  await driver.at('order')
  await driver.see('换后剩余积分')
  return numberAfter(driver, '扣除积分（1 件）')
}

const confirmButton = (amount: number) => `确认，扣 ${grouped(amount)} 积分`

/** From the sign-in to the ledger, and every number met on the way agrees with the others. */
async function exchangeFromSignInToLedger(driver: Driver, stage: Stage): Promise<void> {
  await driver.open('/mine')
  await driver.tap('登录')
  await signInBySms(driver, stage, 'consumer')
  await driver.at('mine')
  await driver.see('王阿姨')
  const before = await numberAfter(driver, '积分')

  await driver.tap('首页')
  await driver.at('index')
  await driver.see('邻居都在换')
  await driver.tap('兑换')
  await driver.at('exchangeShop')
  await driver.scrollTo(thermometer)
  await driver.tap(thermometer)
  await driver.at('goodDetailsOnline')
  await driver.see('快递到家')
  await driver.tap('立即兑换')

  await driver.at('order')
  await driver.see('王桂兰')
  const price = await numberAfter(driver, '扣除积分（1 件）')
  assert.equal(await numberAfter(driver, '现有积分'), before)
  assert.equal(await numberAfter(driver, '换后剩余积分'), before - price)
  await driver.tap(confirmButton(price))

  await driver.at('exchangeSuccess')
  await driver.see('换好了')
  assert.equal(await numberAfter(driver, '剩余积分'), before - price)
  const { order_sn: orderSn } = await newestAnswer<{ order_sn: string }>(driver, exchangeCall)
  await driver.tap('继续逛')

  await driver.at('exchangeShop')
  await driver.tap('我的')
  await driver.at('mine')
  await driver.see(grouped(before - price))
  await driver.tap('全部')
  await driver.at('exchangeLog')
  await driver.tap(thermometer)
  await driver.at('orderDetails')
  await driver.see(orderSn)
  assert.equal(await numberAfter(driver, '扣除积分'), price)
  await driver.see('王桂兰')
  await driver.back()
  await driver.at('exchangeLog')
  await driver.back()
  await driver.at('mine')

  await driver.tap('积分明细')
  await driver.at('dataLog')
  await driver.see(`余额 ${grouped(before - price)}`)
  const ledger = await newestAnswer<{
    balance: number
    list: { amount: number; order_sn: string }[]
  }>(driver, '/tp5/api/ExchangeShop/UserPoints/detail')
  assert.equal(ledger.balance, before - price)
  assert.equal(ledger.list[0]?.order_sn, orderSn)
  assert.equal(ledger.list[0]?.amount, -price)
  assert.equal(await numberAfter(driver, '积分'), before - price)
}

async function signedOutDeepLink(driver: Driver, stage: Stage): Promise<void> {
  await driver.open('/exchangeShop/DataLog?type=gold')
  await signInBySms(driver, stage, 'newcomer')
  await driver.at('dataLog')
  await driver.see('还没有收支')
  await newestAnswer(driver, '/tp5/api/ExchangeShop/UserGold/detail')
}

async function anotherUsersOrder(driver: Driver, stage: Stage, other: Driver): Promise<void> {
  await stage.signedIn(other, 'consumer')
  await other.open('/exchangeShop/ExchangeLog')
  const orders = await newestAnswer<{ list: { order_sn: string; title: string }[] }>(
    other,
    '/tp5/api/ExchangeOrder/lists',
  )
  const order = orders.list[0]
  assert.ok(order, 'the demo consumer has orders')

  await stage.signedIn(driver, 'newcomer')
  await driver.open(`/exchangeShop/OrderDetails/${order.order_sn}`)
  await driver.see('没有找到')
  assert.equal(await driver.sees(order.title), false)
}

async function notEnoughPoints(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'newcomer')
  await driver.open(await goodsUrl(stage, thermometer))
  await driver.see('还差 420 积分')
  await driver.see('积分不足，暂不能换')
  await driver.tap('去赚积分')
  await driver.at('pointsTask')
}

export async function soldOut(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open(await goodsUrl(stage, kite))
  await driver.see('已经换完了')

  const title = '羽毛球拍双拍套装 送三球'
  const price = await goToConfirm(driver, stage, title)
  await whileSoldOut(stage, await goodsIdOf(stage, title), async () => {
    await driver.tap(confirmButton(price))
    await driver.see('已经换完了，看看别的商品吧')
    await driver.at('order')
  })
}

async function doubleTap(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  const price = await goToConfirm(driver, stage)
  const balance = await numberAfter(driver, '现有积分')
  await driver.tapTwice(confirmButton(price))
  await driver.at('exchangeSuccess')
  await driver.see('换好了')
  assert.equal(await numberAfter(driver, '剩余积分'), balance - price)
  assert.equal(callsTo(driver, exchangeCall).length, 1)
}

/** The order was placed, its answer was lost: asking again with the same nonce places no second one. */
async function retriedRequest(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  const price = await goToConfirm(driver, stage)
  const balance = await numberAfter(driver, '现有积分')
  await driver.loseNextAnswer(exchangeCall)
  await driver.tap(confirmButton(price))
  await driver.at('exchangeSuccess')
  await driver.see('换好了')
  assert.equal(await numberAfter(driver, '剩余积分'), balance - price)
  const nonces = callsTo(driver, exchangeCall).map((call) => call.parameters.hm_nonce)
  assert.equal(nonces.length, 2)
  assert.equal(nonces[0], nonces[1])
}

async function unknownAddress(driver: Driver): Promise<void> {
  await driver.open('/no/such/page')
  await driver.see('页面不存在')
  await driver.tap('回首页')
  await driver.at('index')
}

export const flows: readonly Flow[] = [
  {
    title: 'from the captcha to a ledger whose balance agrees',
    run: exchangeFromSignInToLedger,
  },
  {
    title: 'a link opened signed out leads back after signing in',
    run: signedOutDeepLink,
  },
  {
    title: "another user's order is not shown",
    run: (driver, stage, onAnother) =>
      onAnother((other) => anotherUsersOrder(driver, stage, other)),
  },
  {
    title: 'not enough points is said before anything is asked for',
    run: notEnoughPoints,
  },
  { title: 'sold out, before and at the last moment', run: soldOut },
  { title: 'a double tap exchanges once', run: doubleTap },
  {
    title: 'a request asked again after its answer was lost exchanges once',
    run: retriedRequest,
    losesAnswer: true,
  },
  { title: 'an address that is nowhere shows the not-found page', run: unknownAddress },
]
