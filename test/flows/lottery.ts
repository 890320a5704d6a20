import assert from 'node:assert/strict'
import type { Out } from '@contract/api'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { H5Driver } from './H5Driver'
import { ownScriptBytes } from './ownScripts'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const start = '/tp5/api/TigerActivity/start'

/** A line in the village is slow: the page brings little more than home has brought. */
const mostOwnBytes = 15 * 1024

async function comeSoon(driver: Driver): Promise<void> {
  assert.ok(driver instanceof H5Driver)
  const bytes = await ownScriptBytes(driver, '/lottery')
  assert.ok(bytes > 0 && bytes <= mostOwnBytes, `${bytes} bytes of its own`)
}

/** The free chance of the day: what it came to in words, and the same done again. */
async function drawOnce(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/lottery')
  await driver.tap('我已满 18 周岁')
  await driver.tap('抽一次，还有 1 次')
  const { kind, name } = await newestAnswer<Out<typeof start>>(driver, start)
  await driver.see(kind === 'none' ? '这次没中' : `抽中了 ${name}`)
  await driver.see('今天的机会用完了')
  await driver.tap('核对这一次')
  await driver.at('lotteryRules')
  await driver.see('当天的随机数第二天公布')
}

/** Goods that were won are claimed with an address. */
async function claimGoods(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedInAnew(driver)
  await driver.open('/lottery')
  await driver.tap('我已满 18 周岁')
  await driver.tap('抽一次，还有 1 次')
  const { play_id } = await newestAnswer<Out<typeof start>>(driver, start)
  await stage.server.database.pool.query(
    `update lottery_plays set state = 'waiting', expires_at = now() + interval '7 days',
       prize_id = (select prize_id from lottery_prizes where prize_key = 'thermos')
     where play_id = $1`,
    [play_id],
  )
  await driver.open(`/lottery/orderConfirm?play_id=${play_id}`)
  await driver.see('抽中 316 保温杯')
  await driver.tap('填地址，寄到家')
  await driver.at('lotteryOrderConfirmNext')
  await driver.tap('领取，寄到这里')
  await driver.at('lotteryOrderSuccess')
  await driver.tap('看订单')
  await driver.at('orderDetails')
  await driver.open('/lottery/myprize')
  await driver.see('已登记')
}

/** A wish on the wall, and a like for it. */
const wish: Flow['run'] = async (driver, stage, other) => {
  const words = `想要一把伞 ${Date.now() % 10_000}`
  await stage.signedInAnew(driver)
  await driver.open('/lottery')
  await driver.scrollTo('我的心愿')
  await driver.fill('我的心愿', words)
  await driver.tap('许愿')
  await driver.see(words)
  await other(async (phone) => {
    await stage.signedInAnew(phone)
    await phone.open('/lottery')
    await phone.scrollTo(words)
    await phone.tap('赞 0')
    await phone.see('赞 1')
  })
}

export const flows: readonly Flow[] = [
  { title: 'the free chance of the day is drawn, and can be checked', run: drawOnce },
  { title: 'goods that were won are claimed', run: claimGoods },
  { title: 'a wish is liked', run: wish },
  { title: 'the page brings little of its own', only: 'h5', run: comeSoon },
]
