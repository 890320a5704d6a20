import { sql } from 'drizzle-orm'
import { onDays } from '@server/areas/sales/sales'
import { rowsOf } from '@server/database/rows-of'
import type { Out } from '@contract/api'
import { mineOf, type Scope } from './scope'

type Ads = Out<'/tp5/api/Franchise/adStatistics'>
type Row = Omit<Ads['list'][number], 'completed'> & { completed: number }

/** Fewer people than these could be guessed by their names. */
const fewest = 5

/** Tasks of advertisers in the villages where these machines stand; no person is in it. */
export async function adsOf(scope: Scope): Promise<Ads> {
  const rows = await rowsOf<Row>(
    scope,
    sql`select campaign.title, max((campaign.state = 'live')::int) as live,
        sum(day.exposure)::float8 as exposure, sum(day.opened)::float8 as opened,
        sum(day.completed)::float8 as completed
      from ad_days day join ad_campaigns campaign using (campaign_id)
      where day.village_id in (
          select village_id from villages where name in (
            select village from iter_machines join ${mineOf(scope)} mine using (machine_id)))
        and ${onDays(sql`day.day`, scope.range)}
      group by campaign.campaign_id, campaign.title order by exposure desc, campaign.title`,
  )
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    exposure: sum(({ exposure }) => exposure),
    opened: sum(({ opened }) => opened),
    completed: sum(({ completed }) => completed),
    list: rows.map((row) => ({
      ...row,
      completed: row.completed > 0 && row.completed < fewest ? null : row.completed,
    })),
  }
}
