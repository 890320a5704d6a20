import assert from 'node:assert/strict'
import { until } from '@linji/mini-program'
import type { Out } from '@contract/api'
import { businessDay, dayAfter } from '@server/calendar'
import { demo } from '@server/database/demo'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { MiniDriver } from './MiniDriver'
import { callsTo, newestAnswer } from './pages'
import type { Stage } from './stage'

const week = '/tp5/api/UserSignIn/weekRecord'
const allow = '/tp5/api/Message/rewardMsgSubscribe'

/** Longer than it takes until a match is decided and paid. */
const decidedWithin = 60_000

const dayAgo = (days: number) => dayAfter(businessDay(new Date()), -days)
const spoken = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

/** Came on these days and on no other of late, whichever day the demo was planted on. */
async function cameDaysAgo({ server }: Stage, userId: string, days: number[]): Promise<void> {
  const { pool } = server.database
  await pool.query('delete from sign_ins where user_id = $1 and day > $2', [userId, dayAgo(15)])
  await pool.query(
    `insert into sign_ins (user_id, day, points, signed_at)
     select $1, day, 10, day + time '08:00' from unnest($2::date[]) day`,
    [userId, days.map(dayAgo)],
  )
}

/** One tap a day; a day that was missed is mended, and the reminder is asked for in its tap. */
async function signInAndMend(driver: Driver, stage: Stage): Promise<void> {
  await cameDaysAgo(stage, demo.consumer.userId, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11])
  await stage.signedIn(driver, 'consumer')
  await driver.open('/signIn')
  await driver.see('连签 4 天')
  if (driver instanceof MiniDriver) {
    await newestAnswer(driver, '/tp5/api/Message/templates')
    await driver.app.supply({ subscriptions: { 'local-signIn': 'accept' } })
  }
  await driver.tap('签到，领 10 积分')
  await driver.see('今天已签到')
  await driver.see('连签 5 天')

  const missed = dayAgo(5)
  if (missed.slice(0, 7) !== dayAgo(0).slice(0, 7)) await driver.tap('上个月')
  await driver.tap(`${spoken(missed)}，漏签，点按补签`)
  await driver.see('补签把断开的连签接上')
  await driver.tap('用 20 积分补')
  await driver.see('连签 12 天')
  const { streak } = await newestAnswer<Out<typeof week>>(
    driver,
    week,
    (answer) => answer.streak > 5,
  )
  assert.equal(streak, 12)

  await driver.scrollTo('每天 8:00 提醒我')
  await driver.tap('每天 8:00 提醒我')
  await driver.see('换个时间')
  assert.equal(callsTo(driver, allow).length, driver instanceof MiniDriver ? 1 : 0)
  await driver.tap('换个时间')
  await driver.tap('20:00')
  await driver.see('每天 20:00 提醒我')

  await driver.scrollTo('签到规则')
  await driver.tap('签到规则')
  await driver.at('signInRuler')
  await driver.see('分不尽的零头')
  await driver.open('/signInCursor')
  await driver.see('第 12 天')
}

/** From the stake to the share, as the server's own job decides and pays it. */
async function playMatch(driver: Driver, { server, ...stage }: Stage): Promise<void> {
  const { pool } = server.database
  await stage.signedIn(driver, 'newcomer')
  await driver.open('/signInMatch')
  await driver.see('押 20 积分报名')
  await driver.tap('押 20 积分报名')
  await driver.see('已报名，押 20 积分')
  await driver.see('等打卡')

  // a night passes, in which only this neighbour gets up
  await pool.query('insert into sign_in_matches (day) values ($1)', [dayAgo(1)])
  await pool.query('update sign_in_entries set day = $1 where day > $1', [dayAgo(1)])
  await pool.query('update sign_in_entries set attended_at = now() where user_id = $1', [
    demo.newcomer.userId,
  ])
  await until(
    'the share of the pot',
    async () => {
      const { rows } = await pool.query(
        'select from sign_in_entries where day = $1 and paid_at is null',
        [dayAgo(1)],
      )
      return rows.length === 0
    },
    decidedWithin,
  )
  await driver.open('/signInMatch')
  await driver.scrollTo('分到了')
  await driver.see('按时打卡，分到 220 积分')
  await driver.open('/messages')
  await driver.tap('打卡赛出结果了')
  await driver.at('signInMatch')
}

const remindedWithin = 60_000

/** At the hour that somebody chose the house writes to whoever has not come yet, once. */
async function beReminded(driver: Driver, { server, ...stage }: Stage): Promise<void> {
  const { userId } = await stage.signedInAnew(driver)
  await driver.open('/signIn')
  await driver.scrollTo('每天 8:00 提醒我')
  await driver.tap('每天 8:00 提醒我')
  await driver.see('换个时间')
  // the hour has come
  await server.database.pool.query(
    `update sign_in_members set remind_hour = extract(hour from now() at time zone 'Asia/Shanghai')
     where user_id = $1`,
    [userId],
  )
  await until(
    'the reminder',
    async () => {
      const { rows } = await server.database.pool.query(
        'select from sign_in_members where user_id = $1 and reminded_on is not null',
        [userId],
      )
      return rows.length === 1
    },
    remindedWithin,
  )
  await driver.open('/messages')
  await driver.tap('今天还没签到')
  await driver.at('signIn')
}

export const flows: readonly Flow[] = [
  { title: 'a day is signed in, and one that was missed is mended', run: signInAndMend },
  {
    title: 'points are staked on the morning, and shared among those who were there',
    run: playMatch,
  },
  { title: 'who wants to be reminded is, before the day is over', run: beReminded },
]
