import { sql } from 'drizzle-orm'
import { lockPerson } from '@server/areas/auth/auth'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { seller } from '../orders/machine-order'
import { keepingRules } from './rules'

interface Asking {
  userId: string
  now: Date
}

interface Kept extends Record<string, unknown> {
  open: number
  lapsed: number
}

/**
 * Refuses to keep one more. The person is locked before anything is counted, so that of many taps
 * at once each sees the orders of those before it.
 */
export async function refuseToKeepTooMuch(tx: Db, asking: Asking): Promise<void> {
  await lockPerson(tx, asking.userId)
  const reason = await reasonAgainstKeeping(tx, asking)
  if (reason) throw reason
}

/** Why nothing more is kept for somebody, who can still take goods where they stand; or null. */
export async function reasonAgainstKeeping(db: Db, asking: Asking): Promise<Refusal | null> {
  const { openAtMost, lapses } = keepingRules
  const { open, lapsed } = await keptOf(db, asking)
  if (lapsed >= lapses.most) {
    const words = `您最近 ${lapses.days} 天有 ${lapsed} 单没来取，请到机器前现在拿`
    return new Refusal('keptEnough', words)
  }
  if (open < openAtMost) return null
  return new Refusal('keptEnough', `还有 ${open} 单等您去取，取完再下单，或者到机器前现在拿`)
}

async function keptOf(db: Db, { userId, now }: Asking): Promise<Kept> {
  const { lapses, regretMinutes } = keepingRules
  const since = new Date(now.getTime() - lapses.days * 86_400_000)
  const { rows } = await db.execute<Kept>(sql`
    select count(*) filter (where state = 'kept')::int as open,
      count(*) filter (where reason = 'notTaken' or (reason = 'user'
        and (reached ->> 'cancelled')::timestamptz
          > (reached ->> 'kept')::timestamptz + ${regretMinutes} * interval '1 minute'))::int as lapsed
    from orders
    where user_id = ${userId} and seller = ${seller} and created_at >= ${since}
      and (reached ->> 'kept') is not null`)
  return rows[0]!
}
