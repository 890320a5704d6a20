import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { breakages } from './tables'

type Told = Pick<typeof breakages.$inferInsert, 'platform' | 'page' | 'words' | 'place' | 'times'>

/** Anybody may tell of one; the house remembers no more kinds of them than it can look into. */
const most = 500

/** The same again is counted, and seen to anew. */
export async function noteBreakage(db: Db, told: Told, now: Date): Promise<void> {
  const { platform, page, words, place, times } = told
  const at = now.toISOString()
  await db.execute(sql`
    insert into ${breakages} (platform, page, words, place, times, first_at, last_at)
    select ${platform}, ${page}, ${words}, ${place}, ${times}::bigint, ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from ${breakages}) < ${most}
      or exists (
        select from ${breakages}
        where platform = ${platform} and page = ${page} and words = ${words} and place = ${place}
      )
    on conflict (platform, page, words, place) do update
    set times = breakages.times + excluded.times, last_at = excluded.last_at, seen_at = null`)
}
