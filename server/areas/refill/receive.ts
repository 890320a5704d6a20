import { and, eq } from 'drizzle-orm'
import { moveOrder, type Order } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { flow } from './flow'
import { keepOf, type RefillLine, refillLinesOf } from './find'
import { refillLines } from './tables'

interface Counted {
  line: number
  units: number
}

/** More than this many times what was ordered is a slip of the finger. */
const mostTimes = 2

/** What pieces that did not come have cost; a part of a cent is theirs who paid. */
export const missingOf = (
  ordered: readonly { units: number; received: number; amount: number }[],
): number =>
  ordered.reduce(
    (sum, { units, received, amount }) =>
      sum + Math.ceil((amount * Math.max(0, units - received)) / units),
    0,
  )

function match(lines: readonly RefillLine[], counted: readonly Counted[]) {
  const found = new Map(counted.map(({ line, units }) => [line, units]))
  const exact = found.size === counted.length && found.size === lines.length
  return lines.map((line) => {
    const received = found.get(line.line)
    if (received === undefined || !exact)
      throw new Refusal('invalid', '请把每种商品实收的数量都填上')
    if (received > line.units * mostTimes) throw new Refusal('overReceived')
    return { ...line, received }
  })
}

/** What came is counted once; what differs is written down, and what is missing waits for the warehouse. */
export async function receive(
  tx: Db,
  order: Order,
  { counted, said, at }: { counted: readonly Counted[]; said: string; at: Date },
): Promise<void> {
  flow.states.check(order.state, 'received')
  const lines = match(await refillLinesOf(tx, order), counted)
  const { userId, orderSn } = order
  for (const { line, received } of lines)
    await tx
      .update(refillLines)
      .set({ received })
      .where(
        and(
          eq(refillLines.userId, userId),
          eq(refillLines.orderSn, orderSn),
          eq(refillLines.line, line),
        ),
      )
  const amountOf = (line: number) => order.lines.find((one) => one.line === line)!.money
  const missing = missingOf(lines.map((one) => ({ ...one, amount: amountOf(one.line) })))
  const differs = lines.some(({ units, received }) => units !== received)
  const difference = missing > 0 ? 'open' : differs ? 'noted' : 'none'
  await keepOf(tx, order, { missing, difference, said })
  await moveOrder(tx, flow, order, { to: 'received', at })
}
