import { inArray, sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { after } from './rules'

const day = 24 * 3600
const startOf = (now: Date) => new Date(`${businessDay(now)}T00:00:00+08:00`)

/** Counts one more in every bucket of this business day, or refuses what is one too many. */
export async function countToday(
  { db, now }: Pick<Context, 'db' | 'now'>,
  most: ReadonlyMap<string, number>,
  words: string,
): Promise<ReadonlyMap<string, number>> {
  const start = startOf(now)
  const counted = new Map<string, number>()
  // sorted, so that two calls never wait for each other's rows crosswise
  for (const bucket of [...most.keys()].sort()) {
    const { rows } = await db.execute<{ calls: number }>(
      sql`insert into call_limits (bucket, window_start, expires_at, calls)
          values (${bucket}, ${start}, ${after(start, day)}, 1)
          on conflict (bucket, window_start) do update set calls = call_limits.calls + 1
          returning calls`,
    )
    const { calls } = rows[0]!
    if (calls > most.get(bucket)!) throw new Refusal('tooOften', words)
    counted.set(bucket, calls)
  }
  return counted
}

/** How many were counted today in these buckets. */
export async function countedToday(
  { db, now }: Pick<Context, 'db' | 'now'>,
  buckets: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ bucket: string; calls: number }>(
    sql`select bucket, calls from call_limits
        where window_start = ${startOf(now)} and ${inArray(sql`bucket`, [...buckets])}`,
  )
  return new Map(rows.map(({ bucket, calls }) => [bucket, calls]))
}
