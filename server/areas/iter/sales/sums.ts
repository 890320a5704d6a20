import { sql } from 'drizzle-orm'
import { onDays, type Sold, soldColumns } from '@server/areas/sales/sales'
import { rowsOf } from '@server/database/rows-of'
import { mineOf, type Scope } from './scope'

/** What was sold on the chosen days in all, or of some goods. */
export async function soldOf(scope: Scope, title?: string): Promise<Sold> {
  const days =
    title === undefined
      ? sql`machine_days day`
      : sql`(select * from machine_goods_days where title = ${title}) day`
  const [row] = await rowsOf<Sold>(
    scope,
    sql`select ${soldColumns} from ${days} join ${mineOf(scope)} mine using (machine_id)
      where ${onDays(sql`day.day`, scope.range)}`,
  )
  return row!
}
