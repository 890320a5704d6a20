import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { tell } from './events'
import { type AfterSale, isAfterSale } from './find'
import { remindOfMove } from './remind'
import { type AfterSaleState, states } from './states'
import { afterSales } from './tables'

interface Move {
  to: AfterSaleState
  at: Date
  note?: string
  /** What else is known of it in its new state. */
  with?: Partial<
    Pick<
      AfterSale,
      | 'answer'
      | 'backCarrier'
      | 'backTrackingNo'
      | 'freight'
      | 'freightState'
      | 'carrier'
      | 'trackingNo'
      | 'resentAt'
    >
  >
}

/** Until when somebody is waited for in a state. */
export function deadlineOf(state: AfterSaleState, at: Date): Date | null {
  const { days } = states.of(state)
  return days === undefined ? null : new Date(at.getTime() + days * dayMs)
}

/** Call it with a locked after-sale. */
export async function move(tx: Db, afterSale: AfterSale, given: Move): Promise<AfterSale> {
  const { to, at, note = '' } = given
  states.check(afterSale.state, to)
  const [moved] = await tx
    .update(afterSales)
    .set({
      ...given.with,
      state: to,
      keeper: '',
      deadlineAt: deadlineOf(to, at),
      endedAt: states.isOver(to) ? at : null,
    })
    .where(isAfterSale(afterSale))
    .returning()
  await tell(tx, afterSale, { event: to, note }, at)
  await remindOfMove(tx, moved!, at)
  return moved!
}
