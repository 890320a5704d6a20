import assert from 'node:assert/strict'
import { test } from 'node:test'
import { earningsFaults } from '@server/areas/earnings/faults'
import { plantSold } from '@server/areas/holding/holding'
import { addMerchant, hire } from '@server/areas/merchant/merchant'
import { storefrontFaults } from '@server/areas/storefront/faults'
import {
  monthBefore,
  monthOf,
  settleableBefore,
  spanOfMonth,
} from '@server/areas/storefront/months'
import { storefronts } from '@server/areas/storefront/tables'
import { villages } from '@server/areas/village/village'
import { businessDay } from '@server/calendar'
import { type Config, loadConfig } from '@server/config'
import { connect } from '@server/database/connect'
import type { Database } from '@server/database/database'
import { clusterDirOf } from '@server/database/owned/cluster'
import { DATABASE } from '@server/database/owned/own'
import { readPidFile } from '@server/database/owned/postmaster'
import { OWNER } from '@server/database/roles'
import { newPerson } from '../harness/people'
import { type RunningServer, startServer } from '../harness/startServer'
import { until } from '../harness/until'

const env = { DEMO_DATA: 'no', LOG_LEVEL: 'warn' }
const job = 'storefront: settle what was redeemed in the last month'
const hourMs = 3600_000

type Pool = Database['pool']

/** Months that are over, whatever day it is. */
const later = monthBefore(monthBefore(monthOf(new Date())))
const month = monthBefore(later)
const months = [month, later]

/** What each shop gets for its uses of the first month and of the second, in cents. */
const uses: readonly (readonly (readonly number[])[])[] = [
  [[333, 333, 167], [1]],
  [[299], [299, 299]],
  [[7, 11, 13, 0], [17]],
  [[], [101, 103]],
  [[0], [9_999_99]],
]

interface Place {
  database: Database
  config: Config
}

interface Keeper {
  merchantId: number
  ownerId: string
}

/** The first use of a month is in its first moment, the last one in its last. */
function momentsOf(which: string, many: number): Date[] {
  const { from, to } = spanOfMonth(which)
  return Array.from({ length: many }, (_, nth) =>
    nth > 0 && nth === many - 1
      ? new Date(to.getTime() - 1)
      : new Date(from.getTime() + nth * 30 * hourMs),
  )
}

async function plantShop(house: Place, nth: number) {
  const { database } = house
  const owner = await newPerson(house)
  const neighbour = await newPerson(house)
  return database.transaction(async (tx): Promise<Keeper> => {
    const place = { name: `第 ${nth + 1} 家店`, address: '东街 1 号', phone: '' }
    const [village] = await tx
      .insert(villages)
      .values({ name: `村 ${nth + 1}`, latitude: 30.37, longitude: 120.02, position: nth })
      .returning()
    const merchantId = await addMerchant(tx, { ...place, latitude: 30.37, longitude: 120.02 })
    await hire(tx, { userId: owner.userId, merchantId })
    await tx.insert(storefronts).values({
      ...{ merchantId, ownerId: owner.userId, villageId: village!.villageId, intro: '面馆' },
      ...{ opens: '09:00', closes: '18:00', joinedAt: spanOfMonth(month).from, nextMonth: month },
      kind: 'food',
    })
    for (const [at, which] of months.entries()) {
      const amounts = uses[nth]![at]!
      for (const [use, moment] of momentsOf(which, amounts.length).entries())
        await plantSold(tx, [
          {
            ...{ userId: neighbour.userId, merchantId, redeemedBy: owner.userId, at: moment },
            goods: {
              ...{ goods_id: 1, title: '一碗面', image: '', place: '', merchant_id: merchantId },
              kind: 'packet',
              tint: 'a',
              facts: { settle: amounts[use]! },
            },
          },
        ])
    }
    return { merchantId, ownerId: owner.userId }
  })
}

/**
 * Holds the line of the book of income that a shop is about to get: its settlement stops there, in
 * the middle, until the hand lets go.
 */
async function holdIncome(pool: Pool, { merchantId, ownerId }: Keeper, of: string) {
  const hand = await pool.connect()
  const { rows } = await hand.query<{ pid: number }>('select pg_backend_pid() as pid')
  await hand.query('begin')
  await hand.query(
    `insert into incomes (income_id, user_id, source, subject, title, amount, state,
       payer_holder, payer_part, created_at, settles_at)
     values (gen_random_uuid(), $1, 'shop', $2, '', 1, 'settled', 'house', 'bank', now(), now())`,
    [ownerId, `SH${merchantId}-${of}`],
  )
  const waiting = async () => {
    const found = await pool.query<{ pid: number }>(
      'select pid from pg_locks where not granted and $1 = any (pg_blocking_pids(pid))',
      [rows[0]!.pid],
    )
    return found.rows.map(({ pid }) => pid)
  }
  return {
    /** As if five minutes were over, until a settlement has come as far as this. */
    untilReached: () =>
      until('a settlement is in the middle', async () => {
        await hurry(pool)
        return (await waiting()).length > 0
      }),
    /** Whoever waited finds that nobody is there any more to hear of it, and undoes its work. */
    async letGo() {
      const pids = await waiting()
      await hand.query('rollback')
      hand.release()
      await until('the settlement that was cut off is undone', async () => {
        const left = await pool.query('select from pg_stat_activity where pid = any ($1)', [pids])
        return left.rows.length === 0
      })
    },
  }
}

/** Lets the job begin now, unless it is at work. */
const hurry = (pool: Pool) =>
  pool.query('update jobs set run_at = now() where name = $1 and lease is null', [job])

/** What the job looked for when the server began is over, and it rests for some minutes. */
const untilAtRest = (pool: Pool) =>
  until('the job has looked once', async () => {
    const { rows } = await pool.query(
      `select from jobs where name = $1 and lease is null and run_at > now() + interval '1 minute'`,
      [job],
    )
    return rows.length > 0
  })

async function settled(pool: Pool) {
  const { rows } = await pool.query<{
    merchant_id: number
    month: string
    pieces: number
    amount: number
  }>(
    'select merchant_id, month, pieces, amount from merchant_settlements order by month, merchant_id',
  )
  return rows.map((row) => [row.month, row.merchant_id, row.pieces, row.amount])
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** In the order in which it is settled and read. */
const owedTo = (shops: readonly Keeper[]) =>
  months.flatMap((of, at) =>
    shops.flatMap(({ merchantId }, nth) => {
      const amounts = uses[nth]![at]!
      return amounts.length > 0 ? [[of, merchantId, amounts.length, sumOf(amounts)]] : []
    }),
  )

const earnedBy = (shops: readonly Keeper[]) =>
  shops.flatMap(({ ownerId }, nth) =>
    uses[nth]!.map(sumOf)
      .filter((amount) => amount > 0)
      .map((amount) => `${ownerId} ${amount}`),
  )

async function incomesIn(pool: Pool) {
  const { rows } = await pool.query<{ user_id: string; amount: number }>(
    `select user_id, amount from incomes where source = 'shop'`,
  )
  return rows.map(({ user_id, amount }) => `${user_id} ${amount}`)
}

/** Uses that no settlement has, and pieces of settlements that nobody used. */
async function leftOver(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select from holding_uses full join merchant_settlement_pieces
       using (holding_id, code_window, merchant_id)
     where redeemed_at is null or month is null`,
  )
  return rows.length
}

const inOrder = (lines: readonly string[]) => [...lines].sort()

const besideOf = ({ dataDir }: RunningServer): Database => {
  const { socketDir } = readPidFile(clusterDirOf(dataDir))
  const to = { socketDir, database: DATABASE, role: OWNER }
  return connect({ to, connections: 5, idleMayExit: true })
}

/** Strikes the server down while it settles this month of this shop; returns what was settled by then. */
async function strike(server: RunningServer, shop: Keeper, of: string) {
  const beside = besideOf(server)
  const { pool } = beside
  const hand = await holdIncome(pool, shop, of)
  await hand.untilReached()
  await server.kill9()
  await hand.letGo()
  const rows = await settled(pool)
  // whoever starts next does not go on before there is a hand again
  await pool.query(`update jobs set run_at = now() + interval '1 hour' where name = $1`, [job])
  await beside.close()
  return rows
}

const untilAllSettled = (pool: Pool) => {
  const over = settleableBefore(businessDay(new Date()))
  return until('all of it is settled', async () => {
    await hurry(pool)
    const { rows } = await pool.query('select from storefronts where next_month < $1', [over])
    return rows.length === 0
  })
}

test('kill -9 in the middle of settling pays each redeemed piece once, to the cent', async () => {
  let server = await startServer({ env })
  const { dataDir, database } = server
  const config = loadConfig({ DATA_DIR: dataDir })
  try {
    await untilAtRest(database.pool)
    const shops: Keeper[] = []
    for (const nth of uses.keys()) shops.push(await plantShop({ database, config }, nth))
    const owed = owedTo(shops)
    // who came before is settled, and nothing is of who was cut off
    assert.deepEqual(await strike(server, shops[2]!, month), owed.slice(0, 2))
    server = await startServer({ dataDir, env })
    assert.deepEqual(await strike(server, shops[1]!, later), owed.slice(0, 5))
    server = await startServer({ dataDir, env })
    const { pool, db } = server.database
    await untilAllSettled(pool)
    assert.deepEqual(await settled(pool), owed)
    assert.deepEqual(inOrder(await incomesIn(pool)), inOrder(earnedBy(shops)))
    assert.equal(await leftOver(pool), 0)
    assert.deepEqual(await storefrontFaults(db), [])
    assert.deepEqual(await earningsFaults(db), [])
  } finally {
    await server.stop()
  }
})
