import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { lockPerson } from '@server/areas/auth/auth'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { orderRules } from './rules'
import { refillOrders } from './tables'

const { limit } = orderRules.account

const isOwed = (userId: string) =>
  and(eq(refillOrders.userId, userId), gt(refillOrders.owed, 0), isNull(refillOrders.settledAt))

/** What somebody owes for goods that they ordered on account, in cents. */
export async function owedBy(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ owed: sql<number>`coalesce(sum(${refillOrders.owed}), 0)::float8` })
    .from(refillOrders)
    .where(isOwed(userId))
  return row!.owed
}

export async function accountOf(db: Db, userId: string, sum: number) {
  const owed = await owedBy(db, userId)
  const left = Math.max(0, limit - owed)
  return { limit, owed, left, enough: left >= sum ? (1 as const) : (0 as const) }
}

/** The person is locked before their debts are added up, so that of two orders each sees the other. */
export async function refuseOverAccount(tx: Db, userId: string, sum: number): Promise<void> {
  await lockPerson(tx, userId)
  if ((await owedBy(tx, userId)) + sum > limit) throw new Refusal('accountFull')
}
