import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** What must not be in a ledger, however the database came to be. */
export async function walletFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'the ledger of ' || currency || ' does not sum to nothing' as fault
    from wallet_entries group by currency having sum(amount) <> 0
    union all
    select 'the money book does not sum to nothing' from money_entries having sum(amount) <> 0
    union all
    select 'the ' || part || ' of ' || holder || ' is not the sum of its entries'
    from money_accounts head
    where balance <> (
      select coalesce(sum(amount), 0) from money_entries entry
      where entry.holder = head.holder and entry.part = head.part
    )
    union all
    select 'the ' || currency || ' of ' || user_id || ' are not the sum of their entries'
    from wallet_accounts head
    where balance <> (
      select coalesce(sum(amount), 0) from wallet_entries entry
      where entry.user_id = head.user_id and entry.currency = head.currency
        and entry.account = 'user'
    )`)
  return rows.map(({ fault }) => fault)
}
