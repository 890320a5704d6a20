import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** What must not be between incomes, withdrawals and the money book. */
export async function earningsFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'what ' || coalesce(head.holder, earned.holder) || ' holds ' ||
      coalesce(head.part, earned.part) || ' is not the sum of such incomes' as fault
    from (
      select user_id::text as holder, state as part, sum(amount) as amount from incomes
      where state in ('pending', 'settled', 'frozen') group by user_id, state
    ) earned
    full join (
      select * from money_accounts where part in ('pending', 'settled', 'frozen')
    ) head on head.holder = earned.holder and head.part = earned.part
    where coalesce(head.balance, 0) <> coalesce(earned.amount, 0)
    union all
    select 'what ' || coalesce(head.holder, asked.holder) || ' has on its way is not its withdrawals'
    from (
      select holder, sum(amount) as amount from withdrawals
      where state in ('created', 'checking', 'sending') group by holder
    ) asked
    full join (select * from money_accounts where part = 'withdrawing') head
      on head.holder = asked.holder
    where coalesce(head.balance, 0) <> coalesce(asked.amount, 0)
    union all
    select 'withdrawal ' || withdrawal_no || ' did not leave the books as it was paid'
    from withdrawals where amount - fee <> coalesce((
      select sum(amount) from money_entries
      where holder = 'house' and part = 'bank' and subject = withdrawal_no
    ), 0) and state = 'paid'`)
  return rows.map(({ fault }) => fault)
}
