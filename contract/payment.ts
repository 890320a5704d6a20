import { z } from 'zod'
import { get, post } from './call'
import { text, time } from './fields'
import { goodsKind, tint } from './catalogue/goods'
import { orderSn, sellers } from './order'

/** In the mini program, in WeChat's own browser, in any other browser. */
export const payWays = ['mini', 'wechat', 'h5'] as const

const sheet = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
})

export const paymentCalls = {
  '/tp5/api/OrderPay/gateway': post({
    summary: 'Opens the payment of my order; asked again it is the same one until it has ended',
    access: 'user',
    limit: { max: 30, seconds: 60 },
    touches: ['orders'],
    in: z.object({
      order_sn: orderSn,
      way: z.enum(payWays, { error: '没有这种支付方式' }),
      code: text(200, '微信授权码')
        .optional()
        .describe('of WeChat; needed from a person who did not sign in there'),
    }),
    out: z.object({
      payment_no: z.string(),
      sheet: sheet.nullable().describe("what WeChat's own payment sheet is opened with"),
      url: z.string().describe('of the page to pay on, where there is no sheet'),
    }),
  }),
  '/tp5/api/OrderPay/detail': get({
    summary: 'How the payment of my order stands',
    access: 'user',
    of: ['orders'],
    touches: ['orders', 'wallet', 'holdings', 'goods', 'machines', 'campaigns', 'ads'],
    in: z.object({ order_sn: orderSn }),
    out: z.object({
      order_sn: z.string(),
      seller: z.enum(sellers),
      kind: goodsKind.nullable().describe('of the exchange shop; null where a machine gives it'),
      machine: z
        .object({ machine_id: z.number(), goods_id: z.number() })
        .nullable()
        .describe('where it comes out'),
      title: z.string(),
      image: z.string(),
      tint,
      number: z.number(),
      money: z.number().describe('in cents'),
      cashier: z.enum(['wechat', 'local']).describe('who takes the money'),
      state: z.enum(['waiting', 'paying', 'paid', 'closed', 'refunding', 'refunded']),
      expires_at: time.nullable().describe('until when the order waits for money'),
    }),
  }),
}
