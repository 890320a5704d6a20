import type { Db } from '@server/database/database'
import { newNumber } from '@server/database/numbers'
import type { Line, Order } from './find-order'
import { orderLines, orders } from './tables'
import { refuseTooManyUnpaid, type UnpaidRule } from './unpaid'

type NewOrder = Omit<typeof orders.$inferInsert, 'orderSn' | 'createdAt' | 'reached'>
type NewLine = Omit<typeof orderLines.$inferInsert, 'userId' | 'orderSn' | 'line'>

interface Draft<Facts> extends NewOrder {
  createdAt: Date
  facts?: Facts
  /** How much of it one person may keep unpaid. */
  unpaid?: UnpaidRule | undefined
  lines: readonly [NewLine, ...NewLine[]]
}

/** The serial behind every order's number. */
export const orderSerial = 'order_serial'

/**
 * What was ordered, as it is from now on whatever becomes of the offer; refused where the person
 * keeps too much unpaid already.
 */
export async function writeOrder<Facts = unknown>(
  tx: Db,
  { lines, unpaid, ...draft }: Draft<Facts>,
): Promise<Order<Facts>> {
  const { userId, createdAt, state, seller, money = 0 } = draft
  if (unpaid && money > 0) await refuseTooManyUnpaid(tx, { userId, seller, now: createdAt }, unpaid)
  const [order] = await tx
    .insert(orders)
    .values({
      ...draft,
      orderSn: newNumber(seller, createdAt, orderSerial),
      reached: { [state]: createdAt.toISOString() },
    })
    .returning()
  const { orderSn } = order!
  const written = await tx
    .insert(orderLines)
    .values(lines.map((line, at) => ({ ...line, userId, orderSn, line: at + 1 })))
    .returning()
  return { ...order!, facts: order!.facts as Facts, lines: written as [Line, ...Line[]] }
}
