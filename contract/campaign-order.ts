import { z } from 'zod'
import { get, post } from './call'
import { tint } from './catalogue/goods'
import { cursor, id, paged, time } from './fields'
import { campaignKey, given, one } from './prize/fields'
import { receipt } from './prize/receiving'

const campaignOrderSn = z.string().regex(/^LC\d{18,24}$/, '订单编号不正确')

export const campaignOrderState = z.enum(['unpaid', 'paid', 'done', 'cancelled', 'refunded'])

export const campaignOrderAction = z.enum(['pay', 'cancel', 'open', 'refund', 'afterSale'])

export const order = z.object({
  order_sn: z.string(),
  state: campaignOrderState,
  state_text: z.string(),
  pay: z.enum(['points', 'gold', 'money']),
  amount: z.number().describe('points, gold, or cents'),
  expires_at: time.nullable(),
  receipt_id: z.string().describe('of what it gave; empty before'),
  actions: z.array(campaignOrderAction).describe('what its owner may do now'),
  note: z.string().describe('until when it can be given back, or why it ended; empty: neither'),
})

const known = order.extend({
  key: z.string(),
  title: z.string(),
  link: z.string().describe('of the campaign'),
  image: z.string(),
  tint,
  created_at: time,
})

export const campaignOrderCalls = {
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
    out: known,
  }),
  '/tp5/api/Campaign/orders': get({
    summary: 'My orders of all campaigns or of one, newest first',
    access: 'user',
    of: ['campaigns', 'orders'],
    in: z.object({ key: campaignKey.optional(), cursor }),
    out: paged(known),
  }),
  '/tp5/api/Campaign/cancel': post({
    summary: 'Gives up an order of a campaign that waits for money',
    access: 'user',
    once: true,
    touches: ['campaigns', 'orders'],
    in: z.object({ order_sn: campaignOrderSn }),
    out: order,
  }),
  '/tp5/api/Campaign/refund': post({
    summary: 'Gives back what was bought and not used, and all that was paid for it',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: ['campaigns', 'orders', 'wallet', 'holdings', 'goods'],
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
