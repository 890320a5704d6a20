import { z } from 'zod'
import { get, post } from '../call'
import { goodsNumber } from '../catalogue/goods'
import { count, cursor, flag, lines, maybeLines, paged, text, trackingNo, uuid } from '../fields'
import { orderSn } from '../order'
import { price, told } from '../price'
import { afterSaleNo, changed, detail, goods, kind, mostFreight, pictures, row } from './shapes'

export const ownAfterSaleCalls = {
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
