import { sql, type SQL } from 'drizzle-orm'

/** What somebody has paid in money and what came back of it, as rows of another area's statement. */
export const spendingOf = (userId: string): SQL => sql`
  select 'order:' || paid.payment_no as id, 'order' as kind, paid.paid_at as at,
    - paid.amount as amount, paid.order_sn, placed.seller, line.title
  from payments paid
  join orders placed on placed.user_id = paid.user_id and placed.order_sn = paid.order_sn
  join order_lines line on line.user_id = paid.user_id and line.order_sn = paid.order_sn
    and line.line = (select min(first.line) from order_lines first
      where first.user_id = paid.user_id and first.order_sn = paid.order_sn)
  where paid.user_id = ${userId} and paid.paid_at is not null
  union all
  select 'refund:' || back.refund_no, 'refund', back.done_at,
    back.amount, paid.order_sn, placed.seller, line.title
  from refunds back
  join payments paid on paid.payment_no = back.payment_no
  join orders placed on placed.user_id = paid.user_id and placed.order_sn = paid.order_sn
  join order_lines line on line.user_id = paid.user_id and line.order_sn = paid.order_sn
    and line.line = (select min(first.line) from order_lines first
      where first.user_id = paid.user_id and first.order_sn = paid.order_sn)
  where paid.user_id = ${userId} and back.done_at is not null`
