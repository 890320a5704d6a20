import type { refillOrderCalls } from '@contract/refill/order'
import { offeredAddress } from '@server/areas/address/address'
import { courseOf, listOrders, moveOrder, timelineOf } from '@server/areas/order/order'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { refusals } from '@contract/refusals'
import type { Ports } from '../area'
import { accountOf } from './account'
import { cartOf } from './cart'
import { findRefill, lockRefill, refillsOf } from './find'
import { flow } from './flow'
import { placeOrder } from './place-order'
import { presentOrder, presentRow } from './present-order'
import { receive } from './receive'
import { orderTips } from './rules'
import { seller } from './seller'

type Mine = Pick<Context<'/tp5/api/FranchiseOrder/show'>, 'db' | 'user' | 'config'>

const detailOf = async ({ db, user, config }: Mine, orderSn: string) =>
  presentOrder(db, await findRefill(db, { userId: user.userId, orderSn }), config.dataKey)

const nothingSent = {
  ...{ carrier: '', carrier_phone: '', tracking_no: '', course: [] },
  course_text: '仓库还没有发货',
}

export const refillOrderHandlers = ({ orders }: Ports): HandlersOf<typeof refillOrderCalls> => ({
  '/tp5/api/FranchiseOrder/check': async (_input, { db, user: { userId }, config }) => {
    const cart = await cartOf(db, userId)
    const whyNot = cart.list.length === 0 ? 'cartEmpty' : cart.short > 0 ? 'cartShort' : null
    return {
      ...cart,
      address: await offeredAddress({ db, key: config.dataKey, userId }),
      why_not: whyNot ? refusals[whyNot].message : '',
      account: await accountOf(db, userId, cart.sum),
      tips: [...orderTips],
    }
  },

  '/tp5/api/FranchiseOrder/store': (input, { db, user: { userId }, now }) =>
    placeOrder(orders, db, input, { userId, now }),

  '/tp5/api/FranchiseOrder/cancel': async ({ order_sn: orderSn }, context) => {
    const { db, user, now: at } = context
    const { order } = await lockRefill(db, { userId: user.userId, orderSn })
    await orders.cancel(db, order, { reason: 'user', at })
    return detailOf(context, orderSn)
  },

  '/tp5/api/FranchiseOrder/index': async ({ cursor, state }, { db, user: { userId } }) => {
    const states = state && [state]
    const { list, next } = await listOrders(db, { userId, seller, cursor, states })
    const numbers = list.map(({ orderSn }) => orderSn)
    const refills = await refillsOf(db, userId, numbers)
    return { list: list.map((order) => presentRow(order, refills.get(order.orderSn)!)), next }
  },

  '/tp5/api/FranchiseOrder/show': ({ order_sn: orderSn }, context) => detailOf(context, orderSn),

  '/tp5/api/FranchiseOrder/track': async ({ order_sn: orderSn }, context) => {
    const { order, refill } = await findRefill(context.db, {
      userId: context.user.userId,
      orderSn,
    })
    const row = { ...presentRow(order, refill), timeline: timelineOf(order, flow) }
    if (!order.reached.shipped) return { ...row, ...nothingSent }
    try {
      const { state_text: courseText, order_sn: _, ...course } = await courseOf(order, context)
      return { ...row, ...course, course_text: courseText }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { trackingNo: tracking_no } = order
      return { ...row, ...nothingSent, tracking_no, course_text: error.message }
    }
  },

  '/tp5/api/FranchiseOrder/confirm': async (input, context) => {
    const { order_sn: orderSn, received: counted, said = '' } = input
    const { db, user, now: at } = context
    const { order } = await lockRefill(db, { userId: user.userId, orderSn })
    await receive(db, order, { counted, said, at })
    return detailOf(context, orderSn)
  },

  '/tp5/api/Goods/finish': async ({ order_sn: orderSn }, context) => {
    const { db, user, now: at } = context
    const { order } = await lockRefill(db, { userId: user.userId, orderSn })
    await moveOrder(db, flow, order, { to: 'finished', at })
    return detailOf(context, orderSn)
  },
})
