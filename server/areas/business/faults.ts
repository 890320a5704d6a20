import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** What must not be between months that were settled and what people have in their books. */
export async function businessFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'month ' || month || ' of contract ' || contract_id
      || ' does not come to what its parties have' as fault
    from machine_settlements settlement
    where base <> (
      select sum(amount) from machine_settlement_shares share
      where share.contract_id = settlement.contract_id and share.month = settlement.month
    )
    union all
    select 'month ' || month || ' of contract ' || contract_id
      || ' stands in the book of party ' || party || ' as another sum'
    from machine_settlement_shares share
    join machine_contract_parties party using (contract_id, party)
    where amount <> coalesce((
      select incomes.amount from incomes
      where incomes.user_id = party.user_id and source = 'machine'
        and subject = 'MB' || contract_id || '-' || month || '-' || party.role
    ), 0)
    union all
    select 'a day of machine ' || one.machine_id || ' belongs to the contracts '
      || one.contract_id || ' and ' || other.contract_id
    from machine_contracts one
    join machine_contracts other on other.machine_id = one.machine_id
      and other.contract_id > one.contract_id
      and other.starts_on <= one.last_on and one.starts_on <= other.last_on
    where one.agreed_at is not null and other.agreed_at is not null
      and one.starts_on <= one.last_on and other.starts_on <= other.last_on`)
  return rows.map(({ fault }) => fault)
}
