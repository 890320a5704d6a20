import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ports, seeds } from '@server/areas/assembled'
import { earningsFaults } from '@server/areas/earnings/faults'
import { stewardFaults } from '@server/areas/steward/income/faults'
import { walletFaults } from '@server/areas/wallet/faults'
import { businessDay, dayAfter } from '@server/calendar'
import type { Filling } from '../harness/cluster'
import { type House, openHouse } from '../harness/openHouse'
import { openTestDatabase } from '../harness/openTestDatabase'
import { configOf } from '../harness/planted'
import { stewardOf } from './villages'

const now = new Date()

/** What the days of stewards come of, alone: all of the demo takes ten times as long. */
const needed = new Set(['auth', 'merchant', 'fleet', 'village', 'steward'])

const year: Filling = {
  name: 'stewards_of_a_year',
  fill: async (database) =>
    database.transaction(async (tx) => {
      for (const { name, plant } of seeds)
        if (needed.has(name)) await plant(tx, { now, salesDays: 365, config: configOf(), ports })
    }),
}

let house: House
before(async () => {
  const open = async () => openTestDatabase({ filledBy: year })
  house = await openHouse({ open, seeded: false, clock: () => now })
})
after(() => house.close())

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

/** The month of yesterday and those before it. */
function lastMonths(): string[] {
  const months: string[] = []
  for (let day = dayAfter(businessDay(now), -1); months.length < 12;) {
    months.unshift(day.slice(0, 7))
    day = dayAfter(`${day.slice(0, 7)}-01`, -1)
  }
  return months
}

for (const who of ['steward', 'otherSteward'] as const)
  test(`the ${who} of the demo has earned in each month of a year, as every page has it`, async () => {
    const steward = await stewardOf(house, who, now)
    const earned = await house.ask('/tp5/api/Housekeep/earnStatistical', {}, steward)
    assert.equal(earned.by, 'month')
    assert.equal(sumOf(earned.days), earned.total)
    const earnedIn = new Map(earned.days.map(({ day, amount }) => [day, amount]))
    for (const month of lastMonths()) assert.ok(earnedIn.get(month)! > 0, month)
    const { list } = await house.ask(
      '/tp5/api/Housekeep/periodEarnStatistical',
      { by: 'month' },
      steward,
    )
    assert.deepEqual(
      list.map(({ from, amount }) => [from.slice(0, 7), amount]),
      lastMonths()
        .reverse()
        .map((month) => [month, earnedIn.get(month)]),
    )
    const book = await house.ask('/tp5/api/MyIncome/lists', { source: 'steward' }, steward)
    assert.equal(book.income, earned.total)
    const sums = await house.ask('/tp5/api/MyIncome/accumulateIncome', {}, steward)
    assert.deepEqual([sums.total, sums.settled], [earned.total, earned.total])
  })

test('its book is whole, and each day stands in it in the night after', async () => {
  const { db, pool } = house.database
  assert.deepEqual(await stewardFaults(db), [])
  assert.deepEqual(await earningsFaults(db), [])
  assert.deepEqual(await walletFaults(db), [])
  const { rows } = await pool.query(
    `select booked_at from steward_days
     where (booked_at at time zone 'Asia/Shanghai')::date <> day + 1`,
  )
  assert.deepEqual(rows, [])
  // what each entry left behind follows from the one before it
  const { rows: jumps } = await pool.query(
    `select * from (
       select holder, amount, balance,
         lag(balance, 1, 0::bigint) over (partition by holder, part order by created_at, balance) as before
       from money_entries where part = 'settled') as entry
     where balance <> before + amount`,
  )
  assert.deepEqual(jumps, [])
})
