import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { type Currency, currencies } from './currency'

export interface Difference {
  currency: Currency
  /** What people have less what their days brought: 0 while the books are right. */
  amount: number
}

/** Balances against the sums of all days. Reads both tables whole: not for every minute of a large house. */
export async function checkBooks(db: Db): Promise<Difference[]> {
  const { rows } = await db.execute<{ currency: Currency; amount: number }>(sql`
    select currency, sum(amount)::float8 as amount from (
      select currency, sum(balance) as amount from wallet_accounts group by currency
      union all
      select currency, sum(outgo - income) from wallet_days group by currency
    ) as sides group by currency`)
  const known = new Map(rows.map(({ currency, amount }) => [currency, amount]))
  return (Object.keys(currencies) as Currency[]).map((currency) => ({
    currency,
    amount: known.get(currency) ?? 0,
  }))
}
