import { statement } from '@server/database/statement'
import type { Db } from '@server/database/database'
import type { Campaign } from '@server/areas/programme/programme'
import { markBlocked } from '../rules/blocked'

interface Blocking {
  campaign: Campaign
  userId: string
  blocked: boolean
}

/** Takes somebody out of a campaign or in again, and says how many lamps of others went out with them. */
export async function setBlocked(tx: Db, { campaign: { key }, userId, blocked }: Blocking) {
  await markBlocked(tx, key, userId, blocked)
  if (!blocked) return 0
  const dark = await statement(
    tx,
    'campaign_put_out',
    `with held as (
       select entry_id from campaign_entries where campaign_key = $1 and user_id <> $2::uuid
         and entry_id in (select entry_id from campaign_lights where user_id = $2)
       order by entry_id for update
     ), gone as (
       delete from campaign_lights using held
       where campaign_lights.entry_id = held.entry_id and user_id = $2
       returning campaign_lights.entry_id
     )
     update campaign_entries entry set lit = greatest(lit - 1, 0)
     from gone where entry.entry_id = gone.entry_id returning entry.entry_id`,
    [key, userId],
  )
  return dark.length
}
