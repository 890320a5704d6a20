import assert from 'node:assert/strict'
import { until } from '@linji/mini-program'
import type { Out } from '@contract/api'
import { desk } from './desk'
import { goodsUrl } from './exchange'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

export const lotion = {
  title: '保湿身体乳 400ml',
  confirm: '确认，扣 880 积分，再付 ¥4.90',
  sum: '¥4.90',
}
const voucher = {
  title: '柳湾羊肉火锅 50 元券',
  confirm: '确认，扣 900 积分，再付 ¥9.90',
  sum: '¥9.90',
}

/** From the last word to the page where the money is paid. */
async function orderAndPay(driver: Driver, stage: Stage, { title, confirm }: typeof lotion) {
  await stage.signedIn(driver, 'consumer')
  const id = (await goodsUrl(stage, title)).split('/').at(-1)
  await driver.open(`/exchangeShop/Order?goods_id=${id}&exchange_type=1`)
  await driver.see('换后剩余积分')
  await driver.tap(confirm)
  await driver.at('orderPay')
  await driver.see('内付完，超时自动取消')
}

/** Points and money: the cashier refuses once, then takes the money, and the order goes on. */
async function payForExchange(driver: Driver, stage: Stage): Promise<void> {
  await orderAndPay(driver, stage, lotion)
  await driver.tap(`去支付 ${lotion.sum}`)
  await driver.tap('支付失败')
  if (driver.platform === 'h5') await driver.see('银行卡余额不足')
  else {
    await driver.see('支付没有成功')
    await driver.tap(`去支付 ${lotion.sum}`)
  }
  await driver.tap('确认支付')
  await driver.at('exchangeSuccess')
  await driver.see('换好了')
  await driver.see(lotion.sum)
  await driver.tap('看订单')
  await driver.at('orderDetails')
  await driver.see('换好了，正在备货')
}

const family = { title: '周末亲子包', sum: '¥37.90', left: '¥28.43' }

/** A packet for money alone: a right of it is asked for, and what is left of it goes back. */
async function buyPacket(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  const id = (await goodsUrl(stage, family.title)).split('/').at(-1)
  await driver.open(`/exchangeShop/VipPackets/${id}/1`)
  await driver.tap(`直接买，${family.sum}`)
  await driver.tap('立即购买')
  await driver.at('vipOrderConfirm')
  await driver.tap(`确认，付 ${family.sum}`)
  await driver.at('orderPay')
  await driver.tap(`去支付 ${family.sum}`)
  await driver.tap('确认支付')
  await driver.at('vipSuccess')
  await driver.tap('去领权益')
  await driver.at('holding')
  await driver.see('退没用完的')
  const detail = '/tp5/api/ExchangeShop/UserExchange/detail'
  const { rights } = await newestAnswer<Out<typeof detail>>(driver, detail)
  await driver.tap(`领取：${rights[0]!.title}`)
  await driver.see('领好了，现在就能用')
  await driver.tap('退没用完的')
  await driver.see(`还有 3 份没用，退回 ${family.left}`)
  await driver.tap('确认退回')
  await driver.see('没用完，已退回')
  await driver.tap('查看订单')
  await driver.see(`没用完，退回 ${family.left}`)
}

/** Nothing is paid: the order can still be paid, and cancelling it gives everything back. */
async function closeThePayment(driver: Driver, stage: Stage): Promise<void> {
  await orderAndPay(driver, stage, voucher)
  await driver.tap(`去支付 ${voucher.sum}`)
  if (driver.platform === 'h5') {
    await driver.tap('不付了，返回')
  } else {
    await driver.tap('取消')
  }
  await driver.see('没有付款，可以再付一次')
  await driver.tap('不想买了，去订单里取消')
  await driver.at('orderDetails')
  await driver.tap('取消订单')
  await driver.tap('确认取消')
  await driver.see('您取消了这个订单')
}

/** The number of an order that was paid in part with money, which is in front then. */
export async function paidOrder(driver: Driver, stage: Stage): Promise<string> {
  await orderAndPay(driver, stage, lotion)
  await driver.tap(`去支付 ${lotion.sum}`)
  await driver.tap('确认支付')
  await driver.at('exchangeSuccess')
  await driver.tap('看订单')
  await driver.at('orderDetails')
  await driver.see('换好了，正在备货')
  const { order_sn } = await newestAnswer<{ order_sn: string }>(
    driver,
    '/tp5/api/ExchangeOrder/detail',
  )
  return order_sn
}

/** What WeChat keeps back it frees once it was told that the parcel is on its way. */
async function shipWhatWasPaid(driver: Driver, stage: Stage): Promise<void> {
  const { server } = stage
  const order_sn = await paidOrder(driver, stage)
  const { rows } = await server.database.pool.query<{ payment_no: string; told: string }>(
    `select payment_no, transaction_id as told from payments
     where order_sn = $1 and state = 'paid' and way = 'mini'`,
    [order_sn],
  )
  const [{ payment_no, told }] = rows as [(typeof rows)[0]]
  const records = async () =>
    (await server.outbox()).filter(
      ({ kind, recipient }) => kind === 'shipping' && recipient === told,
    )
  assert.deepEqual(await records(), [], 'nothing has been sent yet')

  await desk(stage, 'ship', order_sn, 'linji', 'LJ42000042')
  // it is looked at again in some minutes
  await server.database.pool.query(
    'update shipping_records set try_at = now() where payment_no = $1',
    [payment_no],
  )
  const [record] = await until('the record at WeChat', async () => {
    const made = await records()
    return made.length > 0 ? made : undefined
  })
  assert.equal(record?.content, `同城配送 ${lotion.title}×1`)
  await driver.open(`/exchangeShop/OrderDetails/${order_sn}`)
  await driver.see('商品已发出')
}

export const flows: readonly Flow[] = [
  { title: 'points and money: refused once, then paid', run: payForExchange },
  {
    title: 'what was paid for is sent, WeChat is told of it, and the person sees it',
    run: shipWhatWasPaid,
    only: 'weapp',
  },
  { title: 'a packet for money: bought, received in part, the rest given back', run: buyPacket },
  { title: 'a payment that is closed leads to cancelling', run: closeThePayment },
]
