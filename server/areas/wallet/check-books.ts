import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { type Currency, currencies } from './currency'

export interface Difference {
  currency: Currency | 'money'
  /** What people have less what their days brought, or what no account of money accounts for: 0 while the books are right. */
  amount: number
}

/** Balances against all that brought them. Reads its tables whole: not for every minute of a large house. */
export const checkBooks = async (db: Db): Promise<Difference[]> => [
  ...(await checkWallets(db)),
  { currency: 'money', amount: await checkMoney(db) },
]

async function checkWallets(db: Db): Promise<Difference[]> {
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

/** By account, so that two faults do not hide each other; the house has entries alone. */
async function checkMoney(db: Db): Promise<number> {
  const { rows } = await db.execute<{ amount: number }>(sql`
    select coalesce(sum(abs(amount)), 0)::float8 as amount from (
      select sum(amount) as amount from (
        select holder, part, balance as amount from money_accounts
        union all
        select holder, part, - amount from money_entries where holder <> 'house'
      ) as sides group by holder, part
      union all
      select sum(amount) from money_entries
    ) as differences`)
  return rows[0]!.amount
}
