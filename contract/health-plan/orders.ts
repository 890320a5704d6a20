import { z } from 'zod'
import { tint } from '../catalogue/goods'
import { get } from '../call'
import { cursor, flag, paged, time } from '../fields'
import { orderSn } from '../order'
import { price } from '../price'

const kind = z
  .enum(['goods', 'times'], { error: '没有这种订单' })
  .describe('what is sent by post, or what is used so many times')

const row = z.object({
  order_sn: z.string(),
  kind,
  kind_text: z.string(),
  state_text: z.string(),
  title: z.string(),
  image: z.string(),
  tint,
  number: z.number(),
  ...price.shape,
  created_at: time,
})

const thing = z.object({
  holding_id: z.string(),
  title: z.string(),
  state_text: z.string(),
  usable: flag,
  uses: z.number(),
  uses_left: z.number(),
  expires_at: time.nullable(),
  used: z.array(z.object({ at: time, merchant: z.string() })).describe('the latest first'),
})

export const ordersCalls = {
  '/tp5/api/ExchangeShop/HealthReportOrder/mergeLists': get({
    summary: 'My orders of whatever is about health, of both kinds together, newest first',
    access: 'user',
    of: ['orders'],
    in: z.object({ cursor }),
    out: paged(row),
  }),
  '/tp5/api/ExchangeShop/HealthReportOrder/list': get({
    summary: 'Those of one kind',
    access: 'user',
    of: ['orders'],
    in: z.object({ cursor, kind }),
    out: paged(row),
  }),
  '/tp5/api/ExchangeShop/HealthTimesOrder/detail': get({
    summary: 'One of them, with what is left of its times and when they were used',
    access: 'user',
    of: ['orders', 'holdings'],
    in: z.object({ id: orderSn.describe('the number of the order') }),
    out: row.extend({
      sentence: z.string().describe('how it stands, as one says it'),
      things: z.array(thing).describe('what the order gave; of what was posted none'),
      back_text: z.string().describe('how it goes back'),
      after_sale: flag.describe('an after-sale can be applied for, or was gone through with'),
    }),
  }),
}
