import { takesMoneyFor, type Order } from '@server/areas/order/order'
import { type Campaign, thingsOf } from '@server/areas/programme/programme'
import type { Platform } from '@server/call/platform'

type Sold = Pick<Order, 'lines' | 'money'>

/** What may come of an order, whether or not it has been drawn. */
export const thingsOfOrder = ({ definition, prizes }: Campaign, { lines: [line] }: Sold) =>
  thingsOf(definition, prizes.find(({ key }) => key === line.item) ?? null)

/** Whether an order that waits can be paid from there. */
export const mayBePaid = (campaign: Campaign, order: Sold, platform: Platform): boolean =>
  order.money === 0 || takesMoneyFor(thingsOfOrder(campaign, order), platform)
