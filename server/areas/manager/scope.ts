import { type SQL, sql } from 'drizzle-orm'
import { isOnDuty, sharesOnDuty } from '@server/areas/duty/duty'
import { type Span, spanOf } from '@server/areas/earnings/earnings'
import type { DayRange } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'

/** Whose machines are looked at, and on which days. */
export interface Scope {
  db: Db
  userId: string
  now: Date
  /** One of them; without it all. */
  machineId: number | null
  range: DayRange
}

interface Asking {
  db: Db
  user: { userId: string }
  now: Date
}

type Chosen = Span & { machine_id?: number | undefined }

/** Only what is the caller's now: a neighbour's machine is refused like one that does not exist. */
export async function scopeOf(
  { db, user: { userId }, now }: Asking,
  chosen: Chosen = {},
): Promise<Scope> {
  const { machine_id: machineId = null } = chosen
  const of = { userId, role: 'owner', now } as const
  if (machineId !== null && !(await isOnDuty(db, machineId, of)))
    throw new Refusal('notFound', '没有找到您的这台机器')
  return { db, userId, now, machineId, range: spanOf(chosen, now) }
}

/** The machines with what of them is the caller's: machine_id, share. */
export const mineOf = ({ userId, now, machineId }: Scope): SQL => {
  const all = sharesOnDuty({ userId, role: 'owner', now })
  return sql`(select * from ${all} held
    where ${machineId}::bigint is null or machine_id = ${machineId}::bigint)`
}
