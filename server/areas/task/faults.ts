import { inArray, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { holding } from './states'
import { adBills } from './tables'

/** What must not be between people's parts in tasks and what is kept for them. */
export async function taskFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'ad campaign ' || campaign_id || ' keeps something else than its shares' as fault
    from ad_campaigns where reserved <> (
      select coalesce(sum((share ->> 'price')::bigint), 0) from ad_bills
      where ad_bills.campaign_id = ad_campaigns.campaign_id and ${inArray(adBills.state, holding)})`)
  return rows.map(({ fault }) => fault)
}
