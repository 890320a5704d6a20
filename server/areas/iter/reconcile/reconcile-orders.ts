import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { spanOf } from './reconcile-day'

/**
 * Everything that left a slot on that day has an order that says so; while it stays sold, what it
 * cost has been taken, and what came after all was given back is free.
 */
export async function reconcileOrders(db: Db, day: string, now: Date): Promise<number> {
  const { from, to } = spanOf(day)
  const { rowCount } = await db.execute(sql`
    with gone as (
      select movement.machine_id, movement.subject as order_sn, -sum(movement.units)::int as units
      from iter_machines machine
      join slot_movements movement on movement.machine_id = machine.machine_id
        and movement.kind in ('sold', 'given', 'tested')
        and movement.happened_at >= ${from.toISOString()}::timestamptz
        and movement.happened_at < ${to.toISOString()}::timestamptz
      group by 1, 2
    ), told as (
      select gone.*, sale.user_id, sale.state,
        sale.points + sale.gold as points_and_gold, sale.money,
        sale.state in ('delivered', 'lateDelivered')
          or (sale.state = 'refunded' and jsonb_exists(sale.reached, 'delivered')) as came_out
      from gone
      left join orders sale on sale.order_sn = gone.order_sn and sale.seller = 'machine'
    ), held as (
      select told.*,
        case state when 'delivered' then points_and_gold else 0 end as due,
        case state when 'delivered' then money else 0 end as money_due,
        (select coalesce(-sum(amount), 0) from wallet_entries entry
          where entry.user_id = told.user_id and entry.account = 'user'
            and entry.order_sn = told.order_sn) as taken,
        (select coalesce(sum(amount - refunded), 0) from payments
          where payments.user_id = told.user_id and payments.order_sn = told.order_sn
            and payments.state = 'paid') as paid
      from told where came_out
    )
    insert into order_differences (machine_id, day, order_sn, kind, expected, found, noted_at)
    select machine_id, ${day}::date, order_sn, kind, expected, found, ${now.toISOString()}::timestamptz
    from (
      select machine_id, order_sn, 'order' as kind, 0 as expected, units as found
      from told where came_out is not true
      union all
      select machine_id, order_sn, 'wallet', due, taken from held where taken <> due
      union all
      select machine_id, order_sn, 'money', money_due, paid from held where paid <> money_due
    ) differing
    on conflict do nothing`)
  return rowCount ?? 0
}
