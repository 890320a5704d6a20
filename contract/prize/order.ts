import { z } from 'zod'
import { get, post } from '../call'
import { id, time } from '../fields'
import { given, one } from './fields'
import { receipt } from './receiving'

const campaignOrderSn = z.string().regex(/^LC\d{18,24}$/, '订单编号不正确')

export const campaignOrderState = z.enum(['unpaid', 'paid', 'done', 'cancelled'])

export const order = z.object({
  order_sn: z.string(),
  state: campaignOrderState,
  state_text: z.string(),
  pay: z.enum(['points', 'gold', 'money']),
  amount: z.number().describe('points, gold, or cents'),
  expires_at: time.nullable(),
  receipt_id: z.string().describe('of what it gave; empty before'),
})

export const orderCalls = {
  '/user/vip/makeVipOrder': post({
    summary: 'Orders what a campaign sells; points and gold are taken at once',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns', 'orders', 'wallet', 'holdings'],
    in: one.extend({
      ...given,
      pay: z.enum(['points', 'gold', 'money'], { error: '没有这种支付方式' }),
      address_id: id.optional(),
    }),
    out: order,
  }),
  '/tp5/api/Campaign/order': get({
    summary: 'One of my orders of a campaign',
    access: 'user',
    of: ['campaigns', 'orders'],
    in: z.object({ order_sn: campaignOrderSn }),
    out: order.extend({ key: z.string(), title: z.string(), link: z.string() }),
  }),
  '/tp5/api/Campaign/cancel': post({
    summary: 'Gives up an order of a campaign that waits for money',
    access: 'user',
    once: true,
    touches: ['campaigns', 'orders'],
    in: z.object({ order_sn: campaignOrderSn }),
    out: order,
  }),
  '/tp5/api/Campaign/open': post({
    summary: 'Opens a box that is paid for',
    access: 'user',
    once: true,
    touches: ['campaigns', 'orders', 'wallet', 'holdings'],
    in: z.object({ order_sn: campaignOrderSn }),
    out: receipt,
  }),
}
