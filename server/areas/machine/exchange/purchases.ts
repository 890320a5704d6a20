import { and, eq, sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { machinePurchases } from '../tables'

interface Purchase {
  userId: string
  offlineGoodsId: number
  now: Date
}

const isOf = ({ userId, offlineGoodsId, now }: Purchase) =>
  and(
    eq(machinePurchases.userId, userId),
    eq(machinePurchases.offlineGoodsId, offlineGoodsId),
    eq(machinePurchases.day, businessDay(now)),
  )

export async function boughtToday(db: Db, purchase: Purchase): Promise<number> {
  const [row] = await db
    .select({ bought: machinePurchases.bought })
    .from(machinePurchases)
    .where(isOf(purchase))
  return row?.bought ?? 0
}

/** Counts one more, unless that is beyond the limit of the day. Returns whether it did. */
export async function countPurchase(tx: Db, purchase: Purchase, limit: number): Promise<boolean> {
  const rows = await statement(
    tx,
    'machine_purchase',
    `insert into machine_purchases as mine (user_id, offline_goods_id, day, bought)
     values ($1, $2, $3, 1)
     on conflict (user_id, offline_goods_id, day) do update set bought = mine.bought + 1
     where $4::int = 0 or mine.bought < $4::int
     returning 1`,
    [purchase.userId, purchase.offlineGoodsId, businessDay(purchase.now), limit],
  )
  return rows.length > 0
}

/** What was given back does not count; `now` is when it was bought. */
export const uncountPurchase = (tx: Db, purchase: Purchase) =>
  tx
    .update(machinePurchases)
    .set({ bought: sql`greatest(0, bought - 1)` })
    .where(isOf(purchase))
