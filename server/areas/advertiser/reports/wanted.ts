import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { toldPeople } from './groups'
import type { Span } from './sums'

/** How many want what the tasks of one campaign are about, or those of all; null: too few to tell. */
export async function wantedIn(db: Db, { advertiserId = null, campaignId = null }: Asked) {
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(distinct user_id)::float8 as people
    from ad_wants join ad_tasks using (task_id) join ad_campaigns using (campaign_id)
    where (${campaignId}::bigint is null or campaign_id = ${campaignId}::bigint)
      and (${advertiserId}::bigint is null or advertiser_id = ${advertiserId}::bigint)`)
  return toldPeople(rows[0]!.people)
}

type Asked = { [Key in 'advertiserId' | 'campaignId']?: Span[Key] | null | undefined }
