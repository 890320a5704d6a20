import type { campaignOrderCalls } from '@contract/campaign-order'
import { spokenOf } from '@server/areas/after-sale/after-sale'
import { findOrder, listOrders, lockOrder } from '@server/areas/order/order'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { findCampaign } from '@server/areas/programme/programme'
import { presentReceipt } from '@server/areas/prize/prize'
import type { Ports } from '../area'
import { openBox } from './give'
import { makeOrder } from './make-order'
import { type OrderFacts, seller } from './order'
import { presentKnown, presentOrder } from './present'

export const campaignOrderHandlers = ({
  orders,
}: Ports): HandlersOf<typeof campaignOrderCalls> => ({
  '/user/vip/makeVipOrder': async (input, context) => {
    const { db, now } = context
    const campaign = await findCampaign(db, input, now)
    const { userId, orderSn } = await makeOrder(orders, context, campaign, input)
    return presentOrder(await findOrder<OrderFacts>(db, { userId, orderSn }), now)
  },

  '/tp5/api/Campaign/order': async ({ order_sn: orderSn }, { db, user: { userId }, now }) =>
    presentKnown(await findOrder<OrderFacts>(db, { userId, orderSn, seller }), now),

  '/tp5/api/Campaign/orders': async ({ key: counter, cursor }, { db, user: { userId }, now }) => {
    const asked = { userId, seller, counter, cursor } as const
    const { list, next } = await listOrders<OrderFacts>(db, asked)
    return { list: list.map((order) => presentKnown(order, now)), next }
  },

  '/tp5/api/Campaign/cancel': async ({ order_sn: orderSn }, { db, user: { userId }, now }) => {
    const order = await lockOrder<OrderFacts>(db, { userId, orderSn, seller })
    if (order.state !== 'unpaid') throw new Refusal('orderMoved', '这个订单已经不用付款了')
    await orders.cancel(db, order, { reason: 'user', at: now })
    return presentOrder(await findOrder<OrderFacts>(db, { userId, orderSn }), now)
  },

  '/tp5/api/Campaign/refund': async ({ order_sn: orderSn }, { db, user: { userId }, now }) => {
    const order = await lockOrder<OrderFacts>(db, { userId, orderSn, seller })
    if (order.state !== 'paid' && order.state !== 'done')
      throw new Refusal('notRefundable', '这个订单没有可以退的')
    if ((await spokenOf(db, userId, orderSn)).number > 0)
      throw new Refusal('afterSaleOpen', '这个订单申请过售后，请到售后进度里查看')
    await orders.cancel(db, order, { reason: 'user', at: now })
    return presentOrder(await findOrder<OrderFacts>(db, { userId, orderSn }), now)
  },

  '/tp5/api/Campaign/open': async ({ order_sn: orderSn }, { db, user: { userId }, now, config }) =>
    presentReceipt(config.dataKey, await openBox(db, { userId, orderSn, now }), true),
})
