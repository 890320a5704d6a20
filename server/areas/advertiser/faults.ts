import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** What must not be between budgets, the completions they paid and the money book. */
export async function advertiserFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'ad campaign ' || campaign.campaign_id || wrong as fault
    from ad_campaigns campaign, lateral (
      select coalesce(sum(balance), 0) as left from money_accounts
      where holder = 'ad:' || campaign.campaign_id and part = 'budget'
    ) held, lateral (
      select coalesce(sum(price - cents_back - points_back - commission_back - margin_back), 0)
        as cents from ad_spendings where campaign_id = campaign.campaign_id
    ) paid, lateral (
      select coalesce(sum(cents), 0) as cents from ad_days
      where campaign_id = campaign.campaign_id
    ) days, lateral (
      values
        (' does not hold what it has not spent', held.left <> funded - spent),
        (' has not spent what was paid', spent <> paid.cents),
        (' has days that are not what was paid', days.cents <> paid.cents)
    ) checks (wrong, is_wrong)
    where is_wrong`)
  return rows.map(({ fault }) => fault)
}
