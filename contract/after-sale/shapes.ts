import { z } from 'zod'
import { flag, time, uploadIds } from '../fields'
import { sellers } from '../order'
import { tint } from '../catalogue/goods'
import { price } from '../price'

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

export const kind = z.enum(afterSaleKinds, { error: '请选择售后类型' })
export const state = z.enum(afterSaleStates)
const action = z.enum(['cancel', 'message', 'sendBack', 'receive'])
export const afterSaleNo = z.string().regex(/^LS\d{18,24}$/, '售后单号不正确')
export const pictures = uploadIds(mostPictures, '图片编号不正确', `最多 ${mostPictures} 张图片`)
  .optional()
  .describe('ids of uploads, with commas between')

export const goods = z.object({
  order_sn: z.string(),
  seller: z.enum(sellers).describe('of the order'),
  title: z.string(),
  image: z.string(),
  tint,
})

export const row = goods.extend({
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

export const detail = row.extend({
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

export const changed = z.object({ after_sale_no: z.string(), state, state_text: z.string() })
