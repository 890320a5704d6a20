import type { Database } from '@server/database/database'
import { moneyFaults } from '../faults'

/** What an advertiser's money came to, as people's incomes, the house's share and what is left. */
export async function booksOf({ db, pool }: Database, campaignId: number) {
  const { rows } = await pool.query<Books>(
    `select spent::float8, reserved::float8, (funded - spent)::float8 as unspent,
       (select coalesce(sum(balance), 0)::float8 from money_accounts
         where holder = 'ad:' || $1::text) as budget,
       (select count(*)::int from ad_spendings where campaign_id = $1::text::bigint) as paid,
       (select coalesce(sum(cents + commission + points), 0)::float8 from ad_spendings
         where campaign_id = $1::text::bigint) as people,
       (select coalesce(sum(amount), 0)::float8 from incomes
         where payer_holder = 'ad:' || $1::text) as incomes,
       (select coalesce(sum(margin), 0)::float8 from ad_spendings
         where campaign_id = $1::text::bigint) as house,
       (select coalesce(sum(amount), 0)::float8 from money_entries) as book
     from ad_campaigns where campaign_id = $1::text::bigint`,
    [campaignId],
  )
  return { ...rows[0]!, faults: await moneyFaults(db) }
}

interface Books {
  /** By the campaign's own count. */
  spent: number
  reserved: number
  unspent: number
  /** What lies in its account. */
  budget: number
  /** How many completions were paid. */
  paid: number
  people: number
  incomes: number
  house: number
  /** The sum of all sides of all transfers. */
  book: number
}
