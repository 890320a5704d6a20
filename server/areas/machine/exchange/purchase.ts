import { businessDay } from '@server/calendar'
import type { Order, Purchase } from '@server/areas/order/order'
import { seller } from '../orders/machine-order'

/** What the limit of a slot counts: a person's pieces of a day. */
export const dayOf = (userId: string, offlineGoodsId: number, at: Date): Purchase => ({
  userId,
  seller,
  item: String(offlineGoodsId),
  period: businessDay(at),
})

/** The same of an order, at the moment when it was placed. */
export const purchaseOf = ({ userId, lines: [{ item }] }: Order, placedAt: Date): Purchase =>
  dayOf(userId, Number(item), placedAt)
