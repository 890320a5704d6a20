import assert from 'node:assert/strict'
import { businessFaults } from '@server/areas/business/faults'
import { machineContractParties, machineContracts } from '@server/areas/business/tables'
import { earningsFaults } from '@server/areas/earnings/faults'
import { machineDays } from '@server/areas/sales/sales'
import { walletFaults } from '@server/areas/wallet/faults'
import { businessDay, dayAfter } from '@server/calendar'
import type { Database } from '@server/database/database'
import type { Persistence } from '../catalogue/persistence'
import type { Person } from '../harness/people'
import { someNonce } from '../harness/request'

interface Parties {
  machineId: number
  owner: Person
  operator: Person
}

const settle = '/tp5/api/MachineBusiness/settle'
const aMonth = 1001

/** A contract of months that are over, each with sales of its own, and two who settle them at once. */
export async function createSettling(
  { db }: Database,
  { answerTo }: Persistence,
  { machineId, owner, operator }: Parties,
) {
  const months = monthsBefore(businessDay(new Date()), 36)
  const agreedAt = new Date(`${months[0]}-01T08:00:00Z`)
  const last = dayAfter(`${businessDay(new Date()).slice(0, 7)}-01`, -1)
  const period = { startsOn: `${months[0]}-01`, endsOn: last, lastOn: last }
  const [contract] = await db
    .insert(machineContracts)
    .values({
      machineId,
      kind: 'percent',
      state: 'running',
      ...period,
      offeredAt: agreedAt,
      agreedAt,
    })
    .returning()
  const { contractId } = contract!
  await db.insert(machineContractParties).values([
    { contractId, party: 0, userId: owner.userId, role: 'owner', part: 33, agreedAt },
    { contractId, party: 1, userId: operator.userId, role: 'operator', part: 67, agreedAt },
  ])
  await db
    .insert(machineDays)
    .values(months.map((month) => ({ machineId, day: `${month}-11`, sold: 3, money: aMonth })))
  let next = 0
  return {
    /** The next month, by both at once and again. */
    async oneRound() {
      const month = months[next % months.length]!
      next += 1
      for (const people of [[owner, operator, owner], [operator]])
        await Promise.all(
          people.map(async ({ token }) => {
            const wish = { contract_id: contractId, month }
            const reply = await answerTo(settle, wish, { token, nonce: someNonce() })
            assert.equal(reply.error, 0, reply.message)
          }),
        )
    },
    /** Every month that somebody was told of is in both books, once. */
    async count({ db: books, pool }: Database) {
      const { rows } = await pool.query<{ months: number; base: number }>(
        'select count(*)::int as months, sum(base)::int as base from machine_settlements',
      )
      const settled = Math.min(next, months.length)
      assert.deepEqual(rows[0], { months: settled, base: settled * aMonth })
      const incomes = await pool.query<{ number: number; sum: number }>(
        `select count(*)::int as number, sum(amount)::int as sum from incomes
         where source = 'machine'`,
      )
      assert.deepEqual(incomes.rows[0], { number: 2 * settled, sum: settled * aMonth })
      assert.deepEqual(await businessFaults(books), [])
      assert.deepEqual([...(await earningsFaults(books)), ...(await walletFaults(books))], [])
      return settled
    },
  }
}

function monthsBefore(today: string, number: number): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: number }, (_, nth) =>
    new Date(Date.UTC(year, month - 1 - number + nth, 1)).toISOString().slice(0, 7),
  )
}
