import { type Mood, moods } from '@contract/review'
import type { Order, Orders } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'

/** How long after it was received something may be said of it. */
export const writableDays = 90

/** An average of fewer says more of them than of the goods. */
export const leastForAverage = 3

export const moodOf = (stars: number): Mood =>
  (Object.keys(moods) as Mood[]).find((mood) => (moods[mood] as readonly number[]).includes(stars))!

export interface Leave {
  /** Null where nothing may be said. */
  until: Date | null
  whyNot: string
}

const refuse = (whyNot: string): Leave => ({ until: null, whyNot })

/** Whether something may be said of an order: its flow says in which states. */
export function leaveFor(orders: Orders, order: Order, now: Date): Leave {
  const { actions } = orders.flowOf(order).states.of(order.state)
  const finished = order.reached.finished
  if (!actions.includes('review') || finished === undefined)
    return refuse(`订单${orders.stateText(order)}，收到以后再来评价`)
  const until = new Date(Date.parse(finished) + writableDays * dayMs)
  return until > now ? { until, whyNot: '' } : refuse(`收到超过 ${writableDays} 天，不能再评价了`)
}
