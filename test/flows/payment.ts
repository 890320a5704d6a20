import assert from 'node:assert/strict'
import { until } from '@linji/mini-program'
import { desk } from './desk'
import { goodsUrl } from './exchange'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const lotion = { title: '保湿身体乳 400ml', confirm: '确认，扣 880 积分，再付 ¥4.90', sum: '¥4.90' }
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

/** Nothing is paid: the order can still be paid, and cancelling it gives everything back. */
async function closeThePayment(driver: Driver, stage: Stage): Promise<void> {
  await orderAndPay(driver, stage, voucher)
  await driver.tap(`去支付 ${voucher.sum}`)
  if (driver.platform === 'h5') {
    await driver.tap('不付了，返回')
    await driver.tap('没付成，接着付')
  } else {
    await driver.tap('取消')
    await driver.see('还没有付款')
  }
  await driver.tap('不想买了，去订单里取消')
  await driver.at('orderDetails')
  await driver.tap('取消订单')
  await driver.tap('确认取消')
  await driver.see('您取消了这个订单')
}

/** What WeChat keeps back it frees once it was told that the parcel is on its way. */
async function shipWhatWasPaid(driver: Driver, stage: Stage): Promise<void> {
  const { server } = stage
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
  { title: 'a payment that is closed leads to cancelling', run: closeThePayment },
]
