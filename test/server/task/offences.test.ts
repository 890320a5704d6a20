import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { takeMoney } from '@server/areas/earnings/take-money'
import { noteOffence } from '@server/areas/fairness/fairness'
import { partsOf } from '@server/areas/advertiser/house/figures'
import { sumOf } from '@server/areas/advertiser/reports/sums'
import { balances, debit } from '@server/areas/wallet/wallet'
import { businessDay, startOfDay } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Person } from '../harness/people'
import { type Alley, openAlley } from './alley'
import { watching } from './cheats'
import { doWeb, errorOf, incomeOf, paths, web } from './doing'
import { moneyFaults } from './faults'

let alley: Alley
let house: ReturnType<typeof watching>
before(async () => {
  alley = await openAlley()
  house = watching(alley)
})
after(() => alley.close())

const db = () => alley.house.database.db
const pointsOf = async ({ userId }: Person) => (await balances(db(), userId)).points
const either = { ...web, price: 100, rewardCents: 60, rewardPoints: 60 }

/** All that the house is shown of a campaign, which has to be the same money. */
async function shownOf(campaignId: number) {
  const { rows } = await alley.house.database.pool.query<{ spent: number }>(
    'select spent::int from ad_campaigns where campaign_id = $1',
    [campaignId],
  )
  const { spent, ...parts } = await partsOf(db(), campaignId)
  const today = businessDay(alley.now())
  const { cents } = await sumOf(db(), { campaignId, from: '2000-01-01', to: today })
  assert.deepEqual([spent, cents], [rows[0]!.spent, rows[0]!.spent])
  return { spent, ...parts }
}

async function earnPoints(person: Person, flag: number) {
  const bill = await doWeb(alley, person, flag)
  await alley.ask(paths.choose, { ...bill, choice: 'points' }, person)
  await alley.ask(paths.receive, bill, person)
  return bill
}

describe('what was not honestly done', () => {
  let person: Person
  let flag: number
  let campaignId: number
  beforeEach(async () => {
    person = await alley.person()
    const made = await alley.campaign([either, { ...either, level: 1 }])
    ;[flag, campaignId] = [made.taskIds[0]!, made.campaignId]
  })

  test('gives its points back too, to whoever paid them', async () => {
    const bill = await earnPoints(person, flag)
    await house.note(bill, '一人多号：和另一个账号同一台手机')
    await house.unopposed()
    assert.equal(await pointsOf(person), 0)
    const { state, reason } = await alley.ask(paths.bill, bill, person)
    assert.deepEqual([state, reason], ['taken_back', '没有按规则完成，奖励已收回'])
    assert.deepEqual((await shownOf(campaignId)).spent, 0)
    assert.deepEqual(await moneyFaults(db()), [])
  })

  test('gives back of its points what is left, and says so', async () => {
    const bill = await earnPoints(person, flag)
    await alley.house.database.transaction((tx) => {
      const spent = { userId: person.userId, currency: 'points', amount: 45 } as const
      return debit(tx, { ...spent, from: 'exchange', title: '兑换', at: alley.now() })
    })
    await house.note(bill, '一人多号：和另一个账号同一台手机')
    await house.unopposed()
    assert.equal(await pointsOf(person), 0)
    const { reason } = await alley.ask(paths.bill, bill, person)
    assert.match(reason, /收回了还没用的 15 积分，用掉的 45 积分没有收回/)
    const kept = { spent: 45, people: 0, points: 45, inviters: 0, house: 0 }
    assert.deepEqual(await shownOf(campaignId), kept)
    assert.deepEqual(await moneyFaults(db()), [])
  })

  test('is also all of a day in which a program did it', async () => {
    const bill = await earnPoints(person, flag)
    const since = startOfDay(alley.now())
    for (const about of ['first', 'second'])
      await alley.house.database.transaction((tx) => {
        const given = {
          userId: person.userId,
          kind: 'mechanical',
          about,
          note: '连续答错',
        } as const
        return noteOffence(tx, { ...given, since, at: alley.now() })
      })
    await house.unopposed()
    assert.equal(await pointsOf(person), 0)
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'taken_back')
  })

  test('holds what inviters have of it, who lose it only once it is upheld', async () => {
    const inviter = await alley.person()
    await house.invite(person, inviter)
    const bill = await doWeb(alley, person, flag)
    await alley.ask(paths.choose, { ...bill, choice: 'money' }, person)
    await alley.ask(paths.receive, bill, person)
    const { pending } = await incomeOf(alley, inviter)
    assert.ok(pending! > 0)
    await house.note(bill, '假的截图或资料：资料不是本人的')
    assert.deepEqual(await incomeOf(alley, inviter), { pending: 0, frozen: pending })
    await house.unopposed()
    assert.deepEqual(await incomeOf(alley, inviter), { pending: 0, frozen: 0 })
    assert.equal((await shownOf(campaignId)).spent, 0)
    assert.deepEqual(await moneyFaults(db()), [])
  })

  test('leaves inviters theirs where it is lifted', async () => {
    const inviter = await alley.person()
    await house.invite(person, inviter)
    const bill = await doWeb(alley, person, flag)
    await alley.ask(paths.choose, { ...bill, choice: 'money' }, person)
    await alley.ask(paths.receive, bill, person)
    const before = await incomeOf(alley, inviter)
    await house.note(bill, '一人多号：两个账号一台手机')
    const ticket = await house.object(person)
    await house.at((context) => house.desk('objection').approve(context, ticket))
    assert.deepEqual(await incomeOf(alley, inviter), { ...before, frozen: 0 })
    assert.deepEqual(await incomeOf(alley, person), { pending: 60, frozen: 0 })
  })

  test('counts as paid where it was taken already', async () => {
    const inviter = await alley.person()
    await house.invite(person, inviter)
    const bill = await doWeb(alley, person, flag)
    await alley.ask(paths.choose, { ...bill, choice: 'money' }, person)
    await alley.ask(paths.receive, bill, person)
    alley.later(2 * 86_400)
    const jobs = jobsOf(alley.house.config, 'earnings').filter(({ name }) => /settle/.test(name))
    await runJobs(alley.house, jobs, alley.now())
    for (const { userId } of [person, inviter])
      await alley.house.database.transaction((tx) =>
        takeMoney(tx, { userId, incomeId: undefined, now: alley.now() }),
      )
    await house.note(bill, '一人多号：两个账号一台手机')
    await house.unopposed()
    const { people, inviters, house: margin, spent } = await shownOf(campaignId)
    assert.deepEqual([people, margin, spent], [60, 0, 60 + inviters])
    assert.match((await alley.ask(paths.bill, bill, person)).reason, /没有收回/)
  })
})

describe('an offence that a person of the house saw', () => {
  test('is noted by the part, with its kind, once; and found by the account', async () => {
    const person = await alley.person()
    const { taskIds } = await alley.campaign([web])
    const bill = await doWeb(alley, person, taskIds[0]!)
    await assert.rejects(house.note(bill, '看着不对'), { message: /种类：情况/ })
    await assert.rejects(house.note(bill, '没这种：看着不对'), { message: /一人多号/ })
    const { facts } = await house.at((context) =>
      house.desk('offence').show(context, person.userId),
    )
    assert.ok(facts.some(([name]) => name === bill.bill_user_id))
    await house.note(bill, '没看当看过：十秒的页面只开了一秒')
    await assert.rejects(house.note(bill, '没看当看过：再记一次'), { message: /已经记过/ })
    const { list } = await alley.ask('/tp5/api/Fairness/record', {}, person)
    assert.deepEqual(
      [list[0]!.name, list[0]!.note, list[0]!.words],
      ['没看当看过', '十秒的页面只开了一秒', '提醒一次，奖励照常'],
    )
    await alley.ask(paths.receive, bill, person)
    await house.unopposed()
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'received')
  })

  test('holds what is not received yet, until it is decided', async () => {
    const person = await alley.person()
    const { taskIds, campaignId } = await alley.campaign([web])
    const bill = await doWeb(alley, person, taskIds[0]!)
    await house.note(bill, '一人多号：两个账号一台手机')
    assert.notEqual(await errorOf(alley.call(paths.receive, bill, person)), 0)
    alley.later(2 * 86_400)
    await alley.work()
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'completed')
    await house.unopposed()
    assert.equal((await alley.ask(paths.bill, bill, person)).state, 'taken_back')
    assert.equal((await shownOf(campaignId)).spent, 0)
    assert.deepEqual(await moneyFaults(db()), [])
  })
})

describe('whoever leaves', () => {
  test('is paid what they have done before their purses are emptied', async () => {
    const person = await alley.person()
    const { taskIds, campaignId } = await alley.campaign([either, { ...either, level: 1 }])
    const points = await doWeb(alley, person, taskIds[0]!)
    await alley.ask(paths.choose, { ...points, choice: 'points' }, person)
    await doWeb(alley, person, taskIds[1]!)
    await house.leave(person)
    assert.equal(await pointsOf(person), 0)
    const held = Object.values(await incomeOf(alley, person))
    assert.ok(held.every((cents) => cents === 0))
    assert.equal((await shownOf(campaignId)).spent, 200)
    assert.deepEqual(await moneyFaults(db()), [])
  })

  test('costs nobody who invited them, nor whoever paid for what they did', async () => {
    const [inviter, person] = [await alley.person(), await alley.person()]
    await house.invite(person, inviter)
    const { taskIds, campaignId } = await alley.campaign([web])
    const bill = await doWeb(alley, person, taskIds[0]!)
    await alley.ask(paths.receive, bill, person)
    const before = await incomeOf(alley, inviter)
    const shown = await shownOf(campaignId)
    await house.leave(person)
    await alley.work()
    assert.deepEqual(await incomeOf(alley, inviter), before)
    assert.deepEqual(await shownOf(campaignId), shown)
    await house.leave(inviter)
    await alley.work()
    assert.deepEqual(await shownOf(campaignId), shown)
    assert.deepEqual(await moneyFaults(db()), [])
  })

  test('with something held against them gives it back to whoever paid it', async () => {
    const person = await alley.person()
    const { taskIds, campaignId } = await alley.campaign([either])
    const bill = await earnPoints(person, taskIds[0]!)
    await house.note(bill, '一人多号：两个账号一台手机')
    await house.object(person)
    await house.leave(person)
    assert.equal((await shownOf(campaignId)).spent, 0)
    assert.deepEqual(await moneyFaults(db()), [])
  })
})
