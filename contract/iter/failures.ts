import { z } from 'zod'
import { get, post } from '../call'
import { cursor, id, lines, paged, time } from '../fields'
import { orderSn } from '../order'
import { machineOrder, machineOrderRow, mark, markOutcome, outcome } from './sales'

/** Why something that came out, as the machine says, is paid back: as customers may say it too. */
export const refundReasons = ['stuck', 'broken', 'wrong', 'stale'] as const
const reason = z.enum(refundReasons, { error: '请选择退款原因' })

export const failureCalls = {
  '/tp5/api/AbnormalOrder/list': get({
    summary: 'Orders that my machines did not give, or of which nobody knows whether they did',
    access: 'operator',
    of: ['orders', 'machines'],
    in: z.object({
      cursor,
      machine_id: id.optional(),
      outcome: outcome.exclude(['delivered']).optional(),
      open: z
        .enum(['1', '0'], { error: '没有这种筛选' })
        .optional()
        .describe('1: those that nobody has settled yet, 0: the others'),
    }),
    out: paged(
      z.object({
        ...machineOrderRow,
        outcome,
        outcome_text: z.string(),
        fault: z.string(),
        mark: mark.nullable(),
      }),
    ).extend({ open: z.number().describe('of the last thirty days, not settled yet') }),
  }),
  '/tp5/api/RefundOrder/list': get({
    summary: 'Orders at my machines of which all went back, the newest first',
    access: 'operator',
    of: ['orders', 'machines', 'afterSales'],
    in: z.object({ cursor, machine_id: id.optional() }),
    out: paged(
      z.object({
        ...machineOrderRow,
        why: z.string(),
        refunded_at: time,
        done: z.union([z.literal(0), z.literal(1)]).describe('0: the money is on its way'),
      }),
    ),
  }),
  '/tp5/api/AbnormalOrder/mark': post({
    summary: 'What I found out about an order that went wrong: it is settled with that',
    access: 'operator',
    once: true,
    touches: ['orders', 'machines'],
    in: z.object({ order_sn: orderSn, outcome: markOutcome, note: lines(100, '原因') }),
    out: machineOrder,
  }),
  '/tp5/api/RefundOrder/refund': post({
    summary: 'Gives back what was paid for something that my machine says it gave, once',
    access: 'operator',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['orders', 'machines', 'afterSales', 'wallet'],
    in: z.object({ order_sn: orderSn, reason }),
    out: machineOrder,
  }),
}
