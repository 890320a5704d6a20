import { type SQL, sql } from 'drizzle-orm'
import { isOnDuty, machinesOnDuty } from '@server/areas/duty/duty'
import { type DayRange, dayRange } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
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

interface Chosen {
  machine_id?: number | undefined
  start_time?: string | undefined
  end_time?: string | undefined
}

/** Only what the caller runs now: a neighbour's machine is refused like one that does not exist. */
export async function scopeOf({ db, user: { userId }, now }: Asking, chosen: Chosen = {}) {
  const { machine_id: machineId = null, start_time: start, end_time: end } = chosen
  const of = { userId, role: 'operator', now } as const
  if (machineId !== null && !(await isOnDuty(db, machineId, of)))
    throw new Refusal('notFound', '没有找到您的这台机器')
  const range = dayRange(start, end, businessDay(now))
  return { db, userId, now, machineId, range } satisfies Scope
}

/** The machines that are looked at: machine_id. */
export const mineOf = ({ userId, now, machineId }: Scope): SQL =>
  sql`(select machine_id from ${machinesOnDuty({ userId, role: 'operator', now })} held
    where ${machineId}::bigint is null or machine_id = ${machineId}::bigint)`

/** The moment at which the days begin, and the one at which they are over; null: there is none. */
export const momentsOf = ({ from, to }: DayRange) => ({
  since: from === null ? null : momentOf(from, 0).toISOString(),
  until: to === null ? null : momentOf(dayAfter(to, 1), 0).toISOString(),
})
