import type { paymentCalls } from '@contract/payment'
import { openidOf } from '@server/areas/auth/auth'
import { findOrder } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { HandlersOf, Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../area'
import { notifyPath } from './payment'
import { beginPayment, keepPrepaid } from './open-payment'
import { sealPayer } from './payer'
import { noteFailure, type Payment } from './payments'
import { waitsUntil } from './standing'
import { stateOfOrder } from './state-of-order'
import { refuseUnsold } from './unsold'

type Gateway = Outside<'/tp5/api/OrderPay/gateway'>

export const paymentHandlers = ({ orders }: Ports): HandlersOf<typeof paymentCalls> => ({
  '/tp5/api/OrderPay/gateway': async ({ order_sn: orderSn, way, code }, context) => {
    const { db, user, now, apart, providers } = context
    await refuseUnsold(orders, context, await findOrder(db, { userId: user.userId, orderSn }))
    const provider = providers.payment
    const platform = way === 'mini' ? 'mini' : 'web'
    const openid = provider.needsOpenid(way) ? await openidOf(context, platform, code) : null
    const begun = await apart((tx) => beginPayment(tx, { userId: user.userId, orderSn, way, now }))
    const prepaid = reusable(begun.payment) ?? (await prepay(context, begun, openid))
    return { payment_no: begun.payment.paymentNo, ...provider.open(way, prepaid) }
  },

  '/tp5/api/OrderPay/detail': async ({ order_sn: orderSn }, context) => {
    const { db, config, user } = context
    const { userId } = user
    const order = await findOrder(db, { userId, orderSn })
    const state = await stateOfOrder(db, userId, order)
    if (state === 'waiting' || state === 'paying') await refuseUnsold(orders, context, order)
    const { title, image, tint, number } = order.lines[0]
    const expiresAt = waitsUntil(order)
    return {
      order_sn: orderSn,
      seller: order.seller,
      ...orders.sellerOf(order).told(order),
      ...{ title, image, tint, number, money: order.money },
      cashier: config.cashier,
      state,
      expires_at: expiresAt && replyTime(expiresAt),
    }
  },
})

/** The address of a page is good for minutes only, and asked for anew. */
const reusable = ({ prepaid }: Payment) => (prepaid && 'prepayId' in prepaid ? prepaid : undefined)

type Begun = Awaited<ReturnType<typeof beginPayment>>

/** The provider is asked outside of any transaction: the payment it learns of is in our books. */
async function prepay(
  { db, config, now, address, apart, providers }: Gateway,
  begun: Begun,
  openid: string | null,
) {
  const { order, payment } = begun
  const { paymentNo, way, amount, expiresAt } = payment
  const base = config.publicUrl ?? ''
  const bill = {
    paymentNo,
    way,
    title: order.lines[0].title,
    amount,
    expiresAt,
    openid,
    address,
    returnUrl: `${base}/exchangeShop/pay/${order.orderSn}?asked=1`,
    notifyUrl: `${base}${notifyPath}`,
  }
  const prepaid = await providers.payment.prepay(bill).catch(async (error: unknown) => {
    await noteFailure(db, paymentNo, error)
    throw new Refusal('payFailed')
  })
  const payer = openid === null ? null : sealPayer(config.dataKey, paymentNo, openid)
  const state = await apart((tx) => keepPrepaid(tx, paymentNo, { prepaid, payer, at: now }))
  if (state === 'closed') throw new Refusal('orderMoved', '订单已取消，请重新下单')
  return prepaid
}
