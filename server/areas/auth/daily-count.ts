import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Context } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { after } from './rules'

const day = 24 * 3600

/** Counts one more in every bucket of this business day, or refuses what is one too many. */
export async function countToday(
  { db, now }: Pick<Context, 'db' | 'now'>,
  most: ReadonlyMap<string, number>,
  words: string,
): Promise<void> {
  const start = new Date(`${businessDay(now)}T00:00:00+08:00`)
  // sorted, so that two calls never wait for each other's rows crosswise
  for (const bucket of [...most.keys()].sort()) {
    const { rows } = await db.execute<{ calls: number }>(
      sql`insert into call_limits (bucket, window_start, expires_at, calls)
          values (${bucket}, ${start}, ${after(start, day)}, 1)
          on conflict (bucket, window_start) do update set calls = call_limits.calls + 1
          returning calls`,
    )
    if (rows.some(({ calls }) => calls > most.get(bucket)!)) throw new Refusal('tooOften', words)
  }
}
