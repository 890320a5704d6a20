import type { Database } from '@server/database/database'

/** What is wrong in the books of everybody, which must be nothing. */
export async function findWrongs({ pool }: Database): Promise<object[]> {
  const { rows } = await pool.query<object>(text)
  return rows
}

/** Items of other sellers are no numbers, and a plan may read them before it leaves them out. */
const goodsId = `case seller when 'shop' then item::bigint end as goods_id`

const text = `
  with placed as not materialized (
    select orders.user_id, orders.order_sn, kind, state, orders.points + orders.gold as coins,
      orders.points + orders.gold + orders.money as amount,
      ${goodsId}, number, returned, created_at
    from orders join order_lines using (user_id, order_sn) where seller = 'shop'
  ),
  ticket as not materialized (
    select *, ${goodsId} from order_tickets where seller = 'shop'
  ),
  mine as not materialized (
    select *, ${goodsId} from purchases where seller = 'shop'
  )
  select 'the ledger does not sum to nothing' as wrong, currency as which
  from wallet_entries group by currency having sum(amount) <> 0
  union all
  select 'a balance is not that of the last entry', head.user_id::text
  from wallet_accounts head left join wallet_entries entry
    on entry.user_id = head.user_id and entry.currency = head.currency
    and entry.account = 'user' and entry.sequence = head.sequence
  where entry.balance is distinct from head.balance
  union all
  select 'a balance is not the sum of its days', head.user_id::text
  from wallet_accounts head
  where balance <> (
    select sum(income) - sum(outgo) from wallet_days day
    where day.user_id = head.user_id and day.currency = head.currency
  )
  union all
  select 'sold is not what was ordered', stock.goods_id::text
  from exchange_stock stock
  where sold <> (
    select coalesce(sum(number - returned), 0) from placed
    where placed.goods_id = stock.goods_id and placed.amount > 0 and state <> 'cancelled'
  )
  union all
  select 'the limit counts something else than the orders', mine.goods_id::text
  from mine
  where bought <> (
    select coalesce(sum(number - returned), 0) from placed
    where placed.user_id = mine.user_id and placed.goods_id = mine.goods_id
      and placed.amount > 0 and state <> 'cancelled'
  )
  union all
  select 'an order holds more or fewer things than it gave', placed.order_sn
  from placed
  where kind <> 'goods' and (
    select count(*) from holdings thing
    where thing.user_id = placed.user_id and thing.order_sn = placed.order_sn
      and thing.parent_id is null
  ) <> case when state in ('unpaid', 'cancelled') then 0 else number end
  union all
  select 'a thing that was given has no one thing in its place', invite_id::text
  from holding_invites invite
  where (state = 'accepted') <> exists (
    select from holdings thing
    where thing.user_id = invite.accepted_by and thing.holding_id = invite.accepted_holding_id
      and thing.given_by = invite.user_id
  )
  union all
  select 'a thing is offered without an invitation, or the other way round', holding_id::text
  from holdings thing
  where (state = 'offered') <> exists (
    select from holding_invites invite
    where invite.user_id = thing.user_id and invite.holding_id = thing.holding_id
      and invite.state = 'open'
  )
  union all
  select 'uses are not what was redeemed', holding_id::text
  from holdings thing
  where uses > 0 and secret is null and parent_id is null and state <> 'given'
    and uses - uses_left <> (
      select count(*) from holding_uses redeemed
      where redeemed.user_id = thing.user_id and redeemed.holding_id = thing.holding_id
    )
  union all
  select 'two hold the same code', min(holding_id::text)
  from holdings where secret is not null and state <> 'given'
  group by secret having count(*) > 1
  union all
  select 'an address book counts something else than its addresses', book.user_id::text
  from address_books book
  where held <> (
    select count(*) from addresses
    where addresses.user_id = book.user_id and deleted_at is null
  )
  union all
  select 'a code was given to nobody', code.goods_id::text
  from digital_codes code
  where holding_id is not null
    and not exists (select from holdings thing where thing.holding_id = code.holding_id)
  union all
  select 'a spent ticket left no order', ticket_id::text
  from ticket
  where spent_at is not null and not exists (
    select from placed
    where placed.user_id = ticket.user_id and placed.goods_id = ticket.goods_id
      and placed.created_at = ticket.spent_at
  )
  union all
  select 'what an order took stands in no ledger', placed.order_sn
  from placed
  where coins > 0 and (
    select coalesce(sum(entry.amount), 0) from wallet_entries entry
    where entry.user_id = placed.user_id and entry.order_sn = placed.order_sn
      and entry.account = 'user'
  ) <> case when state = 'cancelled' then 0 else - coins end + (
    select coalesce(sum(settled.points + settled.gold), 0) from after_sales settled
    where settled.user_id = placed.user_id and settled.order_sn = placed.order_sn
      and settled.state in ('refunding', 'refunded')
  ) + (
    select coalesce(sum(back.points + back.gold), 0) from holding_refunds back
    where back.user_id = placed.user_id and back.order_sn = placed.order_sn
  )
  union all
  select 'a thing went back that is held, or the other way round', thing.holding_id::text
  from holdings thing
  cross join lateral (
    select exists (
      select from holding_refunds back
      where back.user_id = thing.user_id and back.holding_id = thing.holding_id
    ) as by_parts, exists (
      select from orders
      where orders.user_id = thing.user_id and orders.order_sn = thing.order_sn
        and orders.state = 'refunded'
    ) as by_order
  ) as went
  where parent_id is null and (
    state = 'refunded' and not (by_parts or by_order) or state <> 'refunded' and by_parts)
  union all
  select 'more went back of an order than was paid', back.order_sn
  from holding_refunds back join orders using (user_id, order_sn)
  group by back.user_id, back.order_sn, orders.points, orders.gold, orders.money
  having sum(back.points) > orders.points or sum(back.gold) > orders.gold
    or sum(back.money) > orders.money
  union all
  select 'money that went back of things is owed by no payment', back.order_sn
  from holding_refunds back
  group by back.user_id, back.order_sn
  having sum(back.money) <> (
    select coalesce(sum(refunds.amount), 0) from refunds join payments using (payment_no)
    where payments.user_id = back.user_id and payments.order_sn = back.order_sn
      and reason = 'left'
  )`
