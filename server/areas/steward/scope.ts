import { type SQL, sql } from 'drizzle-orm'
import { villagesOnDuty } from '@server/areas/duty/duty'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'

/** Whose villages are looked at: all that are somebody's now, or one of them. */
export interface Scope {
  db: Db
  userId: string
  now: Date
  villages: readonly string[]
}

interface Asking {
  db: Db
  user: { userId: string }
  now: Date
}

/** A neighbour's village is refused like one that does not exist. */
export async function scopeOf(
  { db, user: { userId }, now }: Asking,
  village?: string,
): Promise<Scope> {
  const mine = await villagesOnDuty(db, { userId, role: 'steward', now })
  if (village === undefined) return { db, userId, now, villages: mine }
  if (!mine.includes(village)) throw new Refusal('notFound', '没有找到您管的这个村')
  return { db, userId, now, villages: [village] }
}

/** Whether a column of a statement names one of them. */
export const isOneOf = (column: SQL, { villages }: Pick<Scope, 'villages'>): SQL =>
  sql`${column} = any(${sql.param([...villages])}::text[])`
