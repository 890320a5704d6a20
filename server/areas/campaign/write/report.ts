import { sql } from 'drizzle-orm'
import { maskPhone, ownPhone } from '@server/areas/auth/auth'
import { blockedCount } from '@server/areas/prize/prize'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'

interface DayRow {
  day: string
  visitors: number
  views: number
  clicks: number
  shares: number
  received: number
  people: number
}

/** What happened day by day, the newest first. */
export const daysOf = (db: Db, key: string): Promise<DayRow[]> =>
  statement(
    db,
    'campaign_days',
    `with seen as (
       select day,
         sum(times) filter (where event = 'visitor') as visitors,
         sum(times) filter (where event = 'view') as views,
         sum(times) filter (where event = 'click') as clicks,
         sum(times) filter (where event = 'share') as shares
       from campaign_events where campaign_key = $1 group by day
     ), got as (
       select (received_at at time zone 'Asia/Shanghai')::date as day,
         count(*) as received, count(distinct user_id) as people
       from campaign_receipts where campaign_key = $1 group by 1
     )
     select to_char(day, 'YYYY-MM-DD') as day, coalesce(visitors, 0)::int as visitors,
       coalesce(views, 0)::int as views, coalesce(clicks, 0)::int as clicks, coalesce(shares, 0)::int as shares,
       coalesce(received, 0)::int as received, coalesce(people, 0)::int as people
     from seen full join got using (day) order by day desc limit 31`,
    [key],
  )

interface SignalRow {
  kind: string
  people: number
  worst: number
  last: string
}

export const signalsOf = async (db: Db, key: string): Promise<SignalRow[]> => {
  const { rows } = await db.execute<SignalRow & Record<string, unknown>>(sql`
    select kind, count(distinct user_id)::int as people, max(times)::int as worst,
      to_char(max(seen_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as last
    from farming_signals where campaign_key = ${key} group by kind order by kind`)
  return rows
}

export interface Suspect {
  userId: string
  phone: string
  kinds: string[]
  received: number
  helped: number
  blocked: boolean
}

const mostSuspects = 50

/** Who stands behind the signals, the most signalled first. */
export async function suspectsOf({ db, config }: { db: Db; config: Settings }, key: string) {
  const rows = await statement<Omit<Suspect, 'phone' | 'userId'> & { user_id: string }>(
    db,
    'campaign_suspects',
    `select user_id, array_agg(distinct kind order by kind) as kinds,
       (select count(*)::int from campaign_receipts receipt
        where receipt.user_id = signal.user_id and receipt.campaign_key = $1) as received,
       (select count(*)::int from campaign_lights light
        join campaign_entries entry using (entry_id)
        where light.user_id = signal.user_id and entry.user_id <> signal.user_id
          and entry.campaign_key = $1) as helped,
       exists (select from campaign_counts
        where campaign_key = $1 and subject = $2 || signal.user_id and times > 0) as blocked
     from farming_signals signal where campaign_key = $1
     group by user_id order by count(*) desc, user_id limit ${mostSuspects}`,
    [key, blockedCount('').subject],
  )
  const suspects: Suspect[] = []
  for (const { user_id: userId, ...row } of rows)
    suspects.push({ ...row, userId, phone: maskPhone(await ownPhone({ db, config }, userId)) })
  return suspects
}
