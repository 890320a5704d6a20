import type { Database } from '@server/database/database'

/** What is wrong in the books of money, which must be nothing. */
export async function findMoneyWrongs({ pool }: Database): Promise<object[]> {
  const { rows } = await pool.query<object>(text)
  return rows
}

const text = `
  with entries as (
    select payment_no, account,
      coalesce(sum(amount) filter (where event = 'received'), 0) as received,
      coalesce(sum(amount) filter (where event = 'refunded'), 0) as refunded
    from payment_entries group by payment_no, account
  ),
  back as (
    select payment_no, sum(amount) as asked, coalesce(sum(amount) filter (where done_at is not null), 0) as done
    from refunds group by payment_no
  )
  select 'money entries do not sum to nothing' as wrong, payment_no as which
  from payment_entries group by payment_no having sum(amount) <> 0
  union all
  select 'a payment with money is not in the books as it is', payment_no
  from payments left join entries using (payment_no) left join back using (payment_no)
  where account = 'provider' and transaction_id is not null
    and (received <> payments.amount or -entries.refunded <> coalesce(done, 0))
  union all
  select 'a payment with money has no entry, or one without has', payment_no
  from payments where (transaction_id is not null) <> exists (
    select from payment_entries where payment_entries.payment_no = payments.payment_no)
  union all
  select 'what was asked back is not what its refunds are', payment_no
  from payments left join back using (payment_no) where refunded <> coalesce(asked, 0)
  union all
  select 'a payment is refunded before its refunds are', payment_no
  from payments join back using (payment_no)
  where (state = 'refunded') <> (done = amount)
  union all
  select 'money that fits nothing went back and still waits for a person', transaction_id
  from refunds join payment_incidents using (transaction_id)
  where (done_at is null) <> (settled_at is null) or refunds.amount <> payment_incidents.amount
  union all
  select 'an order that was paid for has no payment that holds, or two', order_sn
  from orders placed
  where money > 0 and state not in ('unpaid', 'cancelled', 'refunded') and (
    select count(*) from payments
    where payments.user_id = placed.user_id and payments.order_sn = placed.order_sn
      and (payments.state = 'paid' or exists (
        select from refunds where refunds.payment_no = payments.payment_no and reason in ('afterSale', 'left')))
  ) <> 1
  union all
  select 'an order that waits or was cancelled keeps money', order_sn
  from orders placed
  where state in ('unpaid', 'cancelled', 'refunded') and exists (
    select from payments
    where payments.user_id = placed.user_id and payments.order_sn = placed.order_sn
      and payments.state = 'paid')`
