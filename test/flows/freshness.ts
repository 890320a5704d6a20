import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { users } from '@server/areas/auth/tables'
import { demo } from '@server/database/demo'
import { grouped } from '@/format/amount'
import { until } from '@linji/mini-program'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { thermometer } from './exchange'
import { allAnswered, callsTo, newestAnswer, numberAfter } from './pages'
import type { Stage } from './stage'

const tasksCall = '/tp5/api/ExchangeShop/PointsTask/lists'
const exchangeCall = '/tp5/api/ExchangeShop/exchange'

interface Tasks {
  points: number
  list: { title: string; points: number; state: string }[]
}

/** The ledger was looked at before: it is kept, and tells of what was received since. */
async function ledgerTellsOfTaskPoints(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/exchangeShop/Task')
  await driver.see('可以领取')
  const { points, list } = await newestAnswer<Tasks>(driver, tasksCall)
  const task = list.find(({ state }) => state === 'reached')
  assert.ok(task, 'the demo consumer has a task to receive for')

  await driver.tap('积分明细')
  await driver.at('dataLog')
  await driver.see(`余额 ${grouped(points)}`)
  await driver.back()
  await driver.at('pointsTask')
  await driver.tap(`领取：${task.title}`)
  await driver.see(`领到 ${task.points} 积分`)

  await driver.tap('积分明细')
  await driver.at('dataLog')
  await driver.see(`余额 ${grouped(points + task.points)}`)
  // the card above the list asks by itself
  await until('the balance to agree with the list', async () => {
    const held = await numberAfter(driver, '积分')
    return held === points + task.points || undefined
  })
}

/** From page to page by its links, so that all of them stay in the same app. */
async function lookAround(driver: Driver): Promise<void> {
  await driver.open('/mine')
  await driver.see('王阿姨')
  for (const way of ['积分明细', '我的卡券', '我的售后', '积分任务', '邀请邻居', '收货地址']) {
    await driver.tap(way)
    await driver.see(landmarks[way]!)
    await driver.back()
    await driver.at('mine')
  }
  await driver.tap('全部')
  await driver.at('exchangeLog')
  await driver.back()
  await driver.tap('首页')
  await driver.at('index')
  await driver.see('邻居都在换')
  await driver.tap('兑换')
  await driver.at('exchangeShop')
  await driver.scrollTo(thermometer)
  await driver.tap(thermometer)
  await driver.at('goodDetailsOnline')
}

const landmarks: Readonly<Record<string, string>> = {
  积分明细: '余额 ',
  我的卡券: '已过期',
  我的售后: '仅退款',
  积分任务: '可以领取',
  邀请邻居: '来了哪些邻居',
  收货地址: '新增地址',
}

/** Something happened elsewhere: nobody here knows, until the page is drawn down. */
async function pulledPageTellsTheNewest(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/mine')
  await driver.see('王阿姨')
  const { db } = stage.server.database
  const name = (nickname: string) =>
    db.update(users).set({ nickname }).where(eq(users.userId, demo.consumer.userId))
  try {
    await name('王老师')
    await driver.pull()
    await driver.see('王老师')
  } finally {
    await name('王阿姨')
  }
}

/** Ten pages were looked at: an exchange asks for none of them until it is in front again. */
async function exchangeAsksForNoHiddenPage(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await lookAround(driver)
  await driver.tap('立即兑换')
  await driver.at('order')
  await driver.see('换后剩余积分')
  const price = await numberAfter(driver, '扣除积分（1 件）')
  const balance = await numberAfter(driver, '现有积分')
  await driver.tap(`确认，扣 ${grouped(price)} 积分`)
  await driver.at('exchangeSuccess')
  await driver.see('换好了')
  await allAnswered(driver)
  const [exchange] = callsTo(driver, exchangeCall)
  const after = driver.calls.slice(driver.calls.indexOf(exchange!) + 1).map(({ path }) => path)
  // in the mini program the page that is open offers a message when the parcel leaves
  const offered = driver.platform === 'weapp' ? ['/tp5/api/Message/templates'] : []
  assert.deepEqual(after, ['/tp5/api/ExchangeShop/Goods/exchangeSuccess', ...offered])

  await driver.tap('继续逛')
  await driver.at('exchangeShop')
  await driver.tap('我的')
  await driver.at('mine')
  await driver.see(grouped(balance - price))
}

export const flows: readonly Flow[] = [
  {
    title: 'a ledger seen before tells of points received since',
    run: ledgerTellsOfTaskPoints,
  },
  { title: 'a page drawn down tells the newest', run: pulledPageTellsTheNewest },
  {
    title: 'an exchange asks for no page that is hidden',
    run: exchangeAsksForNoHiddenPage,
  },
]
