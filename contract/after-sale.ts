import { z } from 'zod'
import { get, post } from './call'
import {
  count,
  cursor,
  flag,
  lines,
  maybeLines,
  paged,
  text,
  time,
  trackingNo,
  uuid,
} from './fields'
import { orderSn, sellers } from './order'
import { goodsNumber, tint } from './catalogue/goods'
import { price, told } from './price'

/** The money back, the goods and the money back, other goods for these. */
export const afterSaleKinds = ['refund', 'return', 'exchange'] as const
export type AfterSaleKind = (typeof afterSaleKinds)[number]
export const afterSaleStates = [
  'applied',
  'agreed',
  'returning',
  'refunding',
  'refunded',
  'resent',
  'finished',
  'refused',
  'rejected',
  'toOwner',
  'withOwner',
  'cancelled',
  'closed',
] as const

export const mostPictures = 6

/** Who pays for the way back. */
export const freightPayer = z.enum(['house', 'owner'])
/** In cents: what somebody can have laid out for it. */
export const mostFreight = 5000

const kind = z.enum(afterSaleKinds, { error: '请选择售后类型' })
const state = z.enum(afterSaleStates)
const action = z.enum(['cancel', 'message', 'sendBack', 'receive'])
const afterSaleNo = z.string().regex(/^LS\d{18,24}$/, '售后单号不正确')
const pictures = z
  .string()
  .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/, '图片编号不正确')
  .transform((value) => [...new Set(value.split(','))])
  .pipe(z.array(z.uuid('图片编号不正确')).max(mostPictures, `最多 ${mostPictures} 张图片`))
  .optional()
  .describe('ids of uploads, with commas between')

const goods = z.object({
  order_sn: z.string(),
  seller: z.enum(sellers).describe('of the order'),
  title: z.string(),
  image: z.string(),
  tint,
})

const row = goods.extend({
  after_sale_no: z.string(),
  kind,
  kind_text: z.string(),
  state,
  state_text: z.string(),
  number: z.number(),
  ...price.shape,
  created_at: time,
  actions: z.array(action).describe('what its owner may do now'),
})

const detail = row.extend({
  hint: z.string().describe('what happens next, and who is to do it'),
  deadline_at: time.nullable().describe('until when that is waited for'),
  keeper: z.string().describe('who of the house has taken it over; empty while nobody had to'),
  answer: z.string().describe('why it was refused, else empty'),
  reason: z.string(),
  description: z.string(),
  pictures: z.array(z.string()).describe('addresses that work for a few minutes'),
  video: z.string().describe('the same of a video; empty without one'),
  freight: z
    .object({
      by: freightPayer,
      text: z.string().describe('who pays for the way back, and how that stands'),
      laid_out: z.number().describe('by its owner, in cents'),
    })
    .nullable()
    .describe('null where nothing goes back'),
  return_to: z
    .object({ name: z.string(), phone: z.string(), address: z.string() })
    .nullable()
    .describe('null while nothing is to be sent back'),
  sent_back: z.object({ carrier: z.string(), tracking_no: z.string() }).nullable(),
  parcel: z
    .object({
      carrier: z.string(),
      carrier_phone: z.string(),
      tracking_no: z.string(),
      state_text: z.string(),
      course: z.array(z.object({ at: time, text: z.string(), place: z.string() })),
    })
    .nullable()
    .describe('the goods sent in exchange, or those that were refused on their way back'),
  steps: z.array(z.object({ text: z.string(), done: flag })).describe('the way it goes, in short'),
  timeline: z.array(z.object({ text: z.string(), at: time })).describe('the latest first'),
  messages: z.array(
    z.object({ mine: flag, text: z.string(), pictures: z.array(z.string()), at: time }),
  ),
})

const changed = z.object({ after_sale_no: z.string(), state, state_text: z.string() })

export const afterSaleCalls = {
  '/tp5/api/OrderSaleService/applySelect': get({
    summary: 'What I may apply for with an order: pieces, kinds, reasons, and how much at most',
    access: 'user',
    of: ['orders', 'afterSales'],
    in: z.object({ order_sn: orderSn }),
    out: goods.extend({
      open_no: z.string().describe('of the after-sale that is open already, else empty'),
      kinds: z.array(
        z.object({
          kind,
          name: z.string(),
          text: z.string(),
          reasons: z.array(
            z.object({
              key: z.string(),
              text: z.string(),
              pictures: flag,
              words: flag,
              freight: z.string().describe('who pays for the way back; empty where nothing goes'),
            }),
          ),
        }),
      ),
      most: z.array(price).describe('what can go back at most, for one piece, for two, …'),
    }),
  }),
  '/tp5/api/OrderSaleService/list': get({
    summary: 'My after-sales, newest first',
    access: 'user',
    of: ['afterSales'],
    in: z.object({ cursor, order_sn: orderSn.optional() }),
    out: paged(row),
  }),
  '/tp5/api/OrderSaleService/detail': get({
    summary: 'How one of my after-sales stands',
    access: 'user',
    of: ['afterSales'],
    touches: ['afterSales', 'orders', 'wallet', 'goods'],
    in: z.object({ after_sale_no: afterSaleNo }),
    out: detail,
  }),
  '/tp5/api/OrderSaleService/apply': post({
    summary: 'Applies for a refund, a return or an exchange; one at a time for an order',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['afterSales'],
    in: z.object({
      order_sn: orderSn,
      kind,
      number: goodsNumber,
      reason: text(20, '申请原因'),
      ...told.partial().shape,
      description: maybeLines(200, '说明').optional(),
      pictures,
      video: uuid.optional().describe('id of an upload'),
    }),
    out: changed,
  }),
  '/tp5/api/OrderSaleService/cancel': post({
    summary: 'Takes my application back',
    access: 'user',
    once: true,
    touches: ['afterSales'],
    in: z.object({ after_sale_no: afterSaleNo }),
    out: changed,
  }),
  '/tp5/api/OrderSaleService/message': post({
    summary: 'Says something to those who decide on it',
    access: 'user',
    feature: 'userText',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: ['afterSales'],
    in: z.object({ after_sale_no: afterSaleNo, text: lines(200, '留言'), pictures }),
    out: changed,
  }),
  '/tp5/api/OrderSaleService/sendBack': post({
    summary: 'Names the parcel in which the goods are on their way back',
    access: 'user',
    once: true,
    touches: ['afterSales'],
    in: z.object({
      after_sale_no: afterSaleNo,
      carrier: text(20, '快递公司'),
      tracking_no: trackingNo,
      freight: count
        .max(mostFreight, `垫付的运费最多填 ${mostFreight / 100} 元`)
        .optional()
        .describe('laid out for it, in cents, where the house pays'),
    }),
    out: changed,
  }),
  '/tp5/api/OrderSaleService/receive': post({
    summary: 'The goods sent in exchange, or sent back, have arrived',
    access: 'user',
    once: true,
    touches: ['afterSales'],
    in: z.object({ after_sale_no: afterSaleNo }),
    out: changed,
  }),
}
