import { replyTime } from '@server/calendar'
import type { Flow } from './flow'
import type { Order } from './find-order'

/** Where the order has been and, unless it has ended otherwise, where it still has to go. */
export function timelineOf(order: Order, { steps, ends }: Flow) {
  const ended = ends.includes(order.state)
  return steps
    .filter(({ when }) => when?.(order) ?? true)
    .map(({ of, text, once }) => ({ text, once, at: order.reached[of] }))
    .filter(({ at, once }) => at || (!once && !ended))
    .map(({ text, at }) => ({
      text: typeof text === 'string' ? text : text(order),
      at: at ? replyTime(new Date(at)) : null,
      done: at ? (1 as const) : (0 as const),
    }))
}
