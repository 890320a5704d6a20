import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { adDays } from './tables'

interface Counted {
  campaignId: number
  taskId: number
  villageId: number
  day: string
  exposure?: number
  opened?: number
  started?: number
  completed?: number
  /** Spent, in cents. */
  cents?: number
}

const counts = ['exposure', 'opened', 'started', 'completed', 'cents'] as const

/** Adds to what a day has seen. */
export async function countAdDay(tx: Db, counted: Counted): Promise<void> {
  const added = counts.filter((name) => counted[name])
  const { campaignId, day, taskId, villageId } = adDays
  await tx
    .insert(adDays)
    .values(counted)
    .onConflictDoUpdate({
      target: [campaignId, day, taskId, villageId],
      set: Object.fromEntries(
        added.map((name) => [name, sql`${adDays[name]} + ${counted[name]!}`]),
      ),
    })
}

/** What somebody did of a task; a completion is counted where it is paid. */
export type AdEvent = 'exposure' | 'open' | 'start'

const columnOf = { exposure: 'exposure', open: 'opened', start: 'started' } as const

interface Happened extends Pick<Counted, 'campaignId' | 'taskId' | 'day'> {
  villageId: number | null
  event: AdEvent
}

export const countAdEvent = (tx: Db, { event, villageId, ...where }: Happened): Promise<void> =>
  countAdDay(tx, { ...where, villageId: villageId ?? 0, [columnOf[event]]: 1 })
