import { sql } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { toldPeople } from './reports/groups'

type Wish = Parsed<'/tp5/api/Advertiser/reach'>

/** About how many an audience has: what people like is not looked at. */
export async function reachOf(
  db: Db,
  { villages = [], least_days, most_days }: Wish,
  now: Date,
): Promise<number | null> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(*)::float8 as people from users left join (
      select user_id, village_id from village_members where state <> 'refused'
    ) home using (user_id)
    where users.state = 'active' and created_at <= ${before(least_days)}
      and (${most_days ?? null}::int is null or created_at >= ${before(most_days ?? 0)})
      and (${villages.length} = 0 or village_id = any(${sql.param([...villages])}))`)
  return toldPeople(rows[0]!.people)
}
