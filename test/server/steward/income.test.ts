import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { giveDuties } from '@server/areas/duty/duty'
import { earningsFaults } from '@server/areas/earnings/faults'
import { stewardFaults } from '@server/areas/steward/income/faults'
import { shareOf } from '@server/areas/steward/income/share'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import { demo } from '@server/database/demo'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newMachine } from '../machine/machines'
import { newVillage, stewardOf } from './villages'

const earned = '/tp5/api/Housekeep/earnStatistical'
const periods = '/tp5/api/Housekeep/periodEarnStatistical'

const noon = momentOf(businessDay(new Date()), 12)
let now = noon
let house: House
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(() => void (now = noon))

const run = () => runJobs(house, jobsOf(house.config, 'steward'), now)
const dayOf = (ago: number) => dayAfter(businessDay(now), -ago)

/** What was sold on which day, and what went back on it. */
async function sells(village: string, days: readonly [ago: number, money: number, back: number][]) {
  const { machineId } = await newMachine(house, { village })
  for (const [ago, money, back] of days)
    await house.database.pool.query(
      'insert into machine_days (machine_id, day, sold, money, money_back) values ($1, $2, 1, $3, $4)',
      [machineId, dayOf(ago), money, back],
    )
}

async function daysOf(village: string) {
  const { rows } = await house.database.pool.query<{ amount: string; carried: string }>(
    'select amount, carried from steward_days where village = $1 order by day, user_id',
    [village],
  )
  return rows.map(({ amount, carried }) => [Number(amount), Number(carried)])
}

async function bookOf(village: string) {
  const { rows } = await house.database.pool.query<{ amount: string; payer_holder: string }>(
    `select amount, payer_holder from incomes where source = 'steward' and title like $1
      order by created_at, amount desc`,
    [`${village} %`],
  )
  return rows.map(({ amount, payer_holder: payer }) => [Number(amount), payer])
}

test('a day is a hundredth of what was sold; what went back is taken off the next', () => {
  assert.deepEqual(shareOf({ money: 10_000, carried: 0, stewards: 1 }), { amount: 100, carried: 0 })
  assert.deepEqual(shareOf({ money: 10_000, carried: 0, stewards: 3 }), { amount: 33, carried: 0 })
  assert.deepEqual(shareOf({ money: 99, carried: 0, stewards: 1 }), { amount: 0, carried: 0 })
  const short = shareOf({ money: -300, carried: -100, stewards: 1 })
  assert.deepEqual(short, { amount: 0, carried: -400 })
  assert.deepEqual(shareOf({ money: 900, carried: -400, stewards: 1 }), { amount: 5, carried: 0 })
})

describe('what a village brings its steward', () => {
  test('is booked once a day from the house, though the job runs twice at once', async () => {
    const since = new Date(now.getTime() - 3 * dayMs)
    const { name } = await newVillage(house, demo.steward.userId, since)
    await sells(name, [
      [3, 10_000, 0],
      [2, 1000, 4000],
      [1, 5000, 0],
      [0, 90_000, 0],
    ])
    await Promise.all([run(), run()])
    await run()
    assert.deepEqual(await daysOf(name), [
      [100, 0],
      [0, -3000],
      [20, 0],
    ])
    assert.deepEqual(await bookOf(name), [
      [100, 'house'],
      [20, 'house'],
    ])
    now = new Date(noon.getTime() + dayMs)
    await run()
    assert.deepEqual((await daysOf(name)).at(-1), [900, 0])
    assert.deepEqual(await stewardFaults(house.database.db), [])
    assert.deepEqual(await earningsFaults(house.database.db), [])
  })

  test('is told by day and by period as the book has it, to nobody else', async () => {
    const steward = await stewardOf(house, 'steward', now)
    const other = await stewardOf(house, 'otherSteward', now)
    await run()
    const before = await house.ask(earned, {}, steward)
    const theirs = await house.ask(earned, {}, other)
    const { name } = await newVillage(house, demo.steward.userId, new Date(now.getTime() - dayMs))
    await sells(name, [[1, 20_000, 0]])
    await run()
    const after = await house.ask(earned, {}, steward)
    assert.equal(after.total - before.total, 200)
    assert.equal((await house.ask(earned, {}, other)).total, theirs.total)
    const yesterday = { start_time: dayOf(1), end_time: dayOf(1) }
    const one = await house.ask(earned, yesterday, steward)
    assert.deepEqual(one.days, [{ day: dayOf(1), amount: one.amount }])
    assert.ok(one.amount >= 200)
    const { list } = await house.ask(periods, { by: 'month' }, steward)
    assert.equal(
      list.reduce((sum, { amount }) => sum + amount, 0),
      after.total,
    )
    const book = await house.ask('/tp5/api/MyIncome/lists', { source: 'steward' }, steward)
    assert.equal(book.income, after.total)
  })

  test('is divided where two look after it', async () => {
    const startsAt = new Date(now.getTime() - dayMs)
    const { name } = await newVillage(house, demo.steward.userId, startsAt)
    const other = { userId: demo.otherSteward.userId, role: 'steward', village: name } as const
    await giveDuties(house.database.db, [{ ...other, startsAt }])
    await sells(name, [[1, 10_100, 0]])
    await run()
    assert.deepEqual(await daysOf(name), [
      [50, 0],
      [50, 0],
    ])
  })

  test('ends with the duty', async () => {
    const { name } = await newVillage(
      house,
      demo.steward.userId,
      new Date(now.getTime() - 3 * dayMs),
    )
    await house.database.pool.query('update duties set ends_at = $2 where village = $1', [
      name,
      momentOf(dayOf(2), 0),
    ])
    await sells(name, [
      [3, 10_000, 0],
      [2, 10_000, 0],
    ])
    await run()
    assert.deepEqual(await daysOf(name), [[100, 0]])
  })
})
