import type { Database } from '@server/database/database'

/** What is wrong in the books of everybody, which must be nothing; of sums those of these machines. */
export async function findWrongs(
  { pool }: Database,
  machineIds: readonly number[] | null = null,
): Promise<object[]> {
  return (await pool.query<object>(wrongs, [machineIds])).rows
}

const ended = `('refunded', 'cancelled', 'lateDelivered')`

const wrongs = `
  with placed as not materialized (
    select orders.user_id, orders.order_sn, kind, state, created_at, paid_at, command_no, item,
      reached ? 'kept' as was_kept,
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
  select 'an order is paid, has no command and is not kept', order_sn
  from placed where paid_at is not null and command_no is null and state <> 'kept'
    and not (state = 'refunded' and was_kept)
  union all
  select 'an order is kept without a code, or a code leads to none that is', order_sn
  from placed full join machine_pickups using (user_id, order_sn)
  where (state = 'kept') is distinct from (code is not null)
  union all
  select 'a slot holds something else than its movements say', offline_goods_id::text
  from iter_slots slot
  where stock + held <> (
    select coalesce(sum(units), 0) from slot_movements movement
    where movement.offline_goods_id = slot.offline_goods_id
  )
  union all
  select 'a movement left something else than all of them before it', movement_no::text
  from (
    select movement_no, lies,
      sum(units) over (partition by offline_goods_id order by movement_no) as sum
    from slot_movements
  ) book
  where lies <> sum
  union all
  select 'a slot keeps something else than orders and sales were promised', offline_goods_id::text
  from iter_slots slot
  where held <> (
    select coalesce(sum((facts ->> 'units')::int), 0)
    from order_lines join orders using (user_id, order_sn)
    where item = slot.offline_goods_id::text and seller = 'machine'
      and state in ('unpaid', 'kept', 'commanded', 'delivering')
  ) + (
    select coalesce(sum(pieces + (
      select count(*) from seckill_entries entry
      where entry.item_id = sold.item_id and entry.state = 'granted'
    )), 0)
    from seckill_items sold where sold.offline_goods_id = slot.offline_goods_id
  )
  union all
  select 'a day of a machine says something else than its orders', machine_id::text
  from machine_days kept full join (
    select counter::bigint as machine_id, count(*) as sold, sum(money) as money,
      sum(points) as points, sum(gold) as gold,
      ((reached ->> 'delivered')::timestamptz at time zone 'Asia/Shanghai')::date as day
    from orders
    where seller = 'machine' and kind <> 'test' and reached ->> 'delivered' is not null
    group by 1, day
  ) told using (machine_id, day)
  where ($1::bigint[] is null or machine_id = any ($1))
    and (coalesce(kept.sold, 0) <> coalesce(told.sold, 0)
      or coalesce(kept.money, 0) <> coalesce(told.money, 0)
      or coalesce(kept.points, 0) <> coalesce(told.points, 0)
      or coalesce(kept.gold, 0) <> coalesce(told.gold, 0))`
