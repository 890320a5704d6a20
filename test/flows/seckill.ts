import type { Out } from '@contract/api'
import { until } from '@linji/mini-program'
import { newSale } from '../server/seckill/sales'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const result = '/tp5/api/ExchangeShop/OnlineSeckill/pushResult'
const minuteMs = 60_000

const saleIn = ({ server }: Stage, minutes: number, given: { money?: number; pieces?: number }) =>
  newSale(server.database, { startsAt: new Date(Date.now() + minutes * minuteMs), ...given })

/** From the hour to the thing, into the queue, and to what was got and is to be paid. */
async function getOne(driver: Driver, stage: Stage): Promise<void> {
  const { sessionId, itemId } = await saleIn(stage, -1, { money: 1680 })
  await stage.signedInAnew(driver)
  await driver.open(`/seckill?sale_id=${sessionId}`)
  await driver.see('距结束')
  await driver.tap('散养土鸡蛋 30 枚')
  await driver.at('seckillGoods')
  await driver.see('怎么抢')
  await driver.tap('抢一件')
  await driver.tap('排队，寄到这里')
  await driver.at('seckillSuccess')
  await driver.see('抢到了，等您付款')
  await driver.tap('去付款')
  await driver.at('orderPay')
  await driver.back()
  await driver.open('/seckill/log')
  await driver.see('抢到了')
  await driver.open(`/seckill/goodsDerails?item_id=${itemId}`)
  await driver.see('看抢到的')
}

/** The one piece is somebody else's: who stands behind waits, and goes. */
const waitBehind: Flow['run'] = async (driver, stage, other) => {
  const { itemId } = await saleIn(stage, -1, { money: 990, pieces: 1 })
  const url = `/seckill/goodsDerails?item_id=${itemId}`
  await stage.signedInAnew(driver)
  await driver.open(url)
  await driver.tap('抢一件')
  await driver.tap('排队，寄到这里')
  await driver.at('seckillSuccess')
  await other(async (phone) => {
    await stage.signedInAnew(phone)
    await phone.open(url)
    await phone.tap('候补')
    await phone.tap('排队，寄到这里')
    await phone.see('有人退出就轮到您')
    await phone.tap('不排了')
    await newestAnswer<Out<typeof result>>(phone, result, ({ state }) => state === 'left')
    await phone.see('候补')
  })
}

/** Before its hour: to be told, and not to be told. */
async function askToBeTold(driver: Driver, stage: Stage): Promise<void> {
  const { sessionId, itemId } = await saleIn(stage, 30, { money: 990 })
  await stage.signedInAnew(driver)
  await driver.open(`/seckill?sale_id=${sessionId}`)
  await driver.see('距开抢')
  await driver.open(`/seckill/goodsDerails?item_id=${itemId}`)
  await driver.tap('提醒我')
  await driver.see('不用提醒了')
  await driver.tap('先占位子')
  await driver.see('还没到时间')
  await driver.tap('不用提醒了')
  await until('to be told again', () => driver.sees('提醒我'))
}

export const flows: readonly Flow[] = [
  { title: 'a piece of a sale is got and is to be paid', run: getOne },
  { title: 'who comes too late waits behind, and leaves', run: waitBehind },
  { title: 'who comes too early asks to be told', run: askToBeTold },
]
