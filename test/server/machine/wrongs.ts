import type { Database } from '@server/database/database'

/** What is wrong in the books of everybody, which must be nothing. */
export async function findWrongs({ pool }: Database): Promise<object[]> {
  return (await pool.query<object>(wrongs)).rows
}

const ended = `('refunded', 'cancelled', 'lateDelivered')`

const wrongs = `
  with placed as not materialized (
    select orders.user_id, orders.order_sn, kind, state, created_at, paid_at, command_no, item,
      orders.points + orders.gold + orders.money as amount,
      case when orders.points > 0 then 'points' when orders.gold > 0 then 'gold'
        when orders.money > 0 then 'money' else 'none' end as pay
    from orders join order_lines using (user_id, order_sn)
      left join machine_commands using (user_id, order_sn)
    where seller = 'machine'
  )
  select 'the ledger does not sum to nothing' as wrong, currency as which
  from wallet_entries group by currency having sum(amount) <> 0
  union all
  select 'the money does not sum to nothing', payment_no
  from payment_entries group by payment_no having sum(amount) <> 0
  union all
  select 'an order took something else than its price, or gave back something else', order_sn
  from placed
  where pay in ('points', 'gold') and (
    select coalesce(sum(amount), 0) from wallet_entries entry
    where entry.user_id = placed.user_id and entry.order_sn = placed.order_sn
      and entry.currency = placed.pay and entry.account = 'user'
  ) <> case when state in ${ended} then 0 else -amount end
  union all
  select 'money is kept for an order that is over, or missing for one that is not', order_sn
  from placed
  where pay = 'money' and (
    select coalesce(sum(amount), 0) from payments
    where payments.user_id = placed.user_id and payments.order_sn = placed.order_sn
      and payments.state = 'paid'
  ) <> case when state in ${ended} or state = 'unpaid' then 0 else amount end
  union all
  select 'the limit counts something else than the orders', item
  from purchases mine
  where seller = 'machine' and bought <> (
    select count(*) from placed
    where placed.user_id = mine.user_id and placed.item = mine.item
      and kind <> 'test' and state not in ${ended}
      and (created_at at time zone 'Asia/Shanghai')::date = mine.period::date
  )
  union all
  select 'a command was given twice', min(order_sn)
  from placed where command_no is not null group by command_no having count(*) > 1
  union all
  select 'an order is paid and has no command', order_sn
  from placed where paid_at is not null and command_no is null`
