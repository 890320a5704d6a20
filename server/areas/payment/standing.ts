import type { Order } from '@server/areas/order/order'

/** Settled: nothing is left to pay. */
export type Standing = 'waiting' | 'settled' | 'cancelled'

const standings: Partial<Record<Order['state'], Standing>> = {
  unpaid: 'waiting',
  cancelled: 'cancelled',
  refunded: 'cancelled',
}

/** How an order stands towards whoever takes its money. */
export const standingOf = ({ state }: Pick<Order, 'state'>): Standing =>
  standings[state] ?? 'settled'

/** Until when it waits for money. */
export const waitsUntil = ({ state, deadlineAt }: Order) => (state === 'unpaid' ? deadlineAt : null)
