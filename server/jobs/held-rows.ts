import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { scrub } from '@server/log'
import { heldRows } from './tables'

const firstPause = 10
const longestPause = 3600
/** A row that is due is tried again within the longest pause: who is held since then is not. */
const keptSeconds = 2 * longestPause

/** Whether a row is not held back from this job. */
export const isOpen = (job: string, key: SQL, now: Date): SQL => sql`not exists (
  select from ${heldRows}
  where ${heldRows.job} = ${job} and ${heldRows.key} = ${key} and ${heldRows.until} > ${now})`

interface Failed {
  job: string
  key: string
  error: unknown
  now: Date
}

/** Each pause is twice the one before. */
export async function holdBack(db: Db, { job, key, error, now }: Failed): Promise<void> {
  const lastError = scrub(error instanceof Error ? error.message : String(error)).slice(0, 500)
  const pause = sql`least(${longestPause}, ${firstPause} * power(2, least(held_rows.tries, 20)))`
  const first = new Date(now.getTime() + firstPause * 1000)
  await db
    .insert(heldRows)
    .values({ job, key, tries: 1, until: first, lastError })
    .onConflictDoUpdate({
      target: [heldRows.job, heldRows.key],
      set: {
        tries: sql`held_rows.tries + 1`,
        until: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${pause})`,
        lastError,
      },
    })
}

export async function forgetHeld(db: Db, job: string, now: Date): Promise<void> {
  const over = new Date(now.getTime() - keptSeconds * 1000)
  await db.delete(heldRows).where(and(eq(heldRows.job, job), lt(heldRows.until, over)))
}
