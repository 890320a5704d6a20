import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'

/** What must not be between orders of goods for machines and the books of slots. */
export async function refillFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'order ' || order_sn || ' has more or less loaded than the slots say' as fault
    from (
      select order_sn, sum(loaded) as loaded from refill_lines group by order_sn
    ) van
    where loaded <> coalesce((
      select sum(units) from slot_movements where kind = 'restocked' and subject = order_sn
    ), 0)
    union all
    select 'order ' || order_sn || ' does not cost what its lines cost'
    from refill_orders where sum <> (
      select sum(money) from order_lines
      where order_lines.user_id = refill_orders.user_id
        and order_lines.order_sn = refill_orders.order_sn
    )`)
  return rows.map(({ fault }) => fault)
}
