import { sql } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'

type Wish = Parsed<'/tp5/api/Advertiser/reach'>

/** An audience is told in steps of so many: nobody is found out by asking for a little more or less. */
const step = 10

/** About how many an audience has; null: too few to tell. */
export async function reachOf(
  db: Db,
  advertiserId: number,
  { villages = [], interests = [], least_days, most_days, fresh }: Wish,
  now: Date,
): Promise<number | null> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::float8 as people from users left join (
      select user_id, village_id from village_members where state <> 'refused'
    ) home using (user_id)
    where users.state = 'active' and created_at <= ${before(least_days)}
      and (${most_days ?? null}::int is null or created_at >= ${before(most_days ?? 0)})
      and (${villages.length} = 0 or village_id = any(${sql.param([...villages])}))
      and (${interests.length} = 0 or exists (
        select from user_interests liked
        where liked.user_id = users.user_id and liked.interest = any(${sql.param([...interests])})
      ))
      and (${fresh} = 0 or not exists (
        select from ad_spendings paid
        where paid.user_id = users.user_id and paid.advertiser_id = ${advertiserId}
      ))`)
  const people = Math.floor(rows[0]!.people / step) * step
  return people === 0 ? null : people
}
