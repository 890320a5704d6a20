import { and, type Column, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { payments } from './tables'

interface OrderOf {
  userId: string
  orderSn: string
}

/** What was paid for an order in money and is not on its way back, in cents. */
export async function moneyKept(db: Db, { userId, orderSn }: OrderOf): Promise<number> {
  const [row] = await db
    .select({ kept: sql<string>`coalesce(sum(${payments.amount} - ${payments.refunded}), 0)` })
    .from(payments)
    .where(
      and(eq(payments.userId, userId), eq(payments.orderSn, orderSn), eq(payments.state, 'paid')),
    )
  return Number(row!.kept)
}

const written = ({ table, name }: Column) => sql`${table}.${sql.identifier(name)}`

/** The same of the order in two columns of another area's statement. */
export const keptColumn = (userId: Column, orderSn: Column) => sql<number>`coalesce((
  select sum(paid.amount - paid.refunded) from payments paid
  where paid.user_id = ${written(userId)} and paid.order_sn = ${written(orderSn)}
    and paid.state = 'paid'), 0)`
