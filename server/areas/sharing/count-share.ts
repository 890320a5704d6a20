import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { shareCounts } from './tables'

interface Share {
  page: string
  target: 'timeline' | 'chat'
  now: Date
}

/** Anybody may name a page; no day remembers more of them than there can be. */
const mostADay = 1000

export async function countShare(db: Db, { page, target, now }: Share): Promise<void> {
  const day = businessDay(now)
  await db.execute(sql`
    insert into ${shareCounts} (page, day, target, times)
    select ${page}, ${day}::date, ${target}, 1
    where (select count(*) from ${shareCounts} where day = ${day}::date) < ${mostADay}
      or exists (
        select from ${shareCounts} where page = ${page} and day = ${day}::date and target = ${target}
      )
    on conflict (page, day, target) do update set times = share_counts.times + 1`)
}
