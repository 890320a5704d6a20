import type { failureCalls } from '@contract/iter/failures'
import { refundFor } from '@server/areas/after-sale/after-sale'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../area'
import { listFailures, listRefunds } from './sales/list-failures'
import { markOrder } from './sales/marks'
import { factsOf, findSale, lockSale, presentSale } from './sales/one-sale'
import { scopeOf } from './sales/scope'

export const failureHandlers = ({ orders }: Ports): HandlersOf<typeof failureCalls> => ({
  '/tp5/api/AbnormalOrder/list': async (input, context) =>
    listFailures(await scopeOf(context, { machine_id: input.machine_id }), input),

  '/tp5/api/RefundOrder/list': async ({ cursor, machine_id }, context) =>
    listRefunds(await scopeOf(context, { machine_id }), orders, cursor),

  '/tp5/api/AbnormalOrder/mark': async (input, context) => {
    const { order_sn: orderSn, outcome, note } = input
    const { db, user, now: at } = context
    const { machine, order } = await lockSale(context, orderSn)
    const { machineId } = machine
    const said = { machineId, userId: user.userId, outcome, note, is: factsOf(order), at }
    await markOrder(db, order, said)
    return presentSale(db, orders, await findSale(context, orderSn))
  },

  '/tp5/api/RefundOrder/refund': async ({ order_sn: orderSn, reason }, context) => {
    const { db, now: at } = context
    const { order } = await lockSale(context, orderSn)
    if (order.state !== 'delivered')
      throw new Refusal('orderMoved', '这一单没有要退的，请刷新后再看')
    await refundFor(orders, db, order, { reason, by: '运营人员核实后代您提交', at })
    return presentSale(db, orders, await findSale(context, orderSn))
  },
})
