import type { orderCalls } from '@contract/prize/order'
import { findOrder, lockOrder } from '@server/areas/order/order'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findCampaign } from '@server/areas/programme/programme'
import type { Ports } from '../../area'
import { presentReceipt } from '../receive/receipt'
import { openBox } from './give'
import { makeOrder } from './make-order'
import { campaignOf, type OrderFacts, presentOrder, seller } from './order'

export const orderHandlers = ({ orders }: Ports): HandlersOf<typeof orderCalls> => ({
  '/user/vip/makeVipOrder': async (input, context) => {
    const { db, now } = context
    const campaign = await findCampaign(db, input, now)
    const { userId, orderSn } = await makeOrder(orders, context, campaign, input)
    return presentOrder(await findOrder<OrderFacts>(db, { userId, orderSn }))
  },

  '/tp5/api/Campaign/order': async ({ order_sn: orderSn }, { db, user: { userId } }) => {
    const order = await findOrder<OrderFacts>(db, { userId, orderSn, seller })
    const { title } = order.lines[0]
    return { ...presentOrder(order), key: campaignOf(order), title, link: order.facts.link }
  },

  '/tp5/api/Campaign/cancel': async ({ order_sn: orderSn }, { db, user: { userId }, now }) => {
    const order = await lockOrder<OrderFacts>(db, { userId, orderSn, seller })
    if (order.state !== 'unpaid') throw new Refusal('orderMoved', '这个订单已经不用付款了')
    await orders.cancel(db, order, { reason: 'user', at: now })
    return presentOrder(await findOrder<OrderFacts>(db, { userId, orderSn }))
  },

  '/tp5/api/Campaign/open': async ({ order_sn: orderSn }, { db, user: { userId }, now, config }) =>
    presentReceipt(config.dataKey, await openBox(db, { userId, orderSn, now }), true),
})
