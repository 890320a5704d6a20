import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { SellerName } from '@contract/order'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { purchases } from './tables'

/** What a limit counts: an item in all, or on a day, which is its period then. */
export interface Purchase {
  userId: string
  seller: SellerName
  item: string
  period?: string
}

const isOf = ({ userId, seller, item, period = '' }: Purchase) =>
  and(
    eq(purchases.userId, userId),
    eq(purchases.seller, seller),
    eq(purchases.item, item),
    eq(purchases.period, period),
  )

export async function boughtOf(db: Db, purchase: Purchase): Promise<number> {
  const [row] = await db.select({ bought: purchases.bought }).from(purchases).where(isOf(purchase))
  return row?.bought ?? 0
}

/** Counts one more, unless that is beyond the limit; 0 is none. Returns whether it did. */
export async function countPurchase(tx: Db, purchase: Purchase, limit: number): Promise<boolean> {
  const { userId, seller, item, period = '' } = purchase
  const rows = await statement(
    tx,
    'purchase_count',
    `insert into purchases as mine (user_id, seller, item, period, bought)
     values ($1, $2, $3, $4, 1)
     on conflict (user_id, seller, item, period) do update set bought = mine.bought + 1
     where $5::int = 0 or mine.bought < $5::int
     returning 1`,
    [userId, seller, item, period, limit],
  )
  return rows.length > 0
}

/** A period that is over counts for nobody; what is given back of it later counts for nothing either. */
export const dropOldPurchases = (db: Db, before: string) =>
  db.delete(purchases).where(and(ne(purchases.period, ''), lt(purchases.period, before)))

/** What was given back does not count. */
export const uncountPurchase = (tx: Db, purchase: Purchase, number = 1) =>
  tx
    .update(purchases)
    .set({ bought: sql`greatest(0, bought - ${number})` })
    .where(isOf(purchase))
