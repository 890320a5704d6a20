import { z } from 'zod'
import { get, post } from '../call'
import {
  cursor,
  flag,
  lines,
  maybeLines,
  maybeText,
  paged,
  text,
  time,
  trackingNo,
} from '../fields'
import { told } from '../price'
import { afterSaleNo, changed, detail as ownDetail, row as ownRow } from './shapes'

const action = z.enum(['approve', 'part', 'refuse', 'ship', 'say'])

const row = ownRow.omit({ actions: true }).extend({
  reason: z.string(),
  due_at: time.nullable().describe('until when somebody is waited for; null: nobody is'),
  late: flag.describe('the house is waited for, and that long'),
  keeper: z.string().describe('who of the house has taken it over; empty while nobody had to'),
})

const detail = row.extend({
  ...ownDetail.pick({
    answer: true,
    description: true,
    pictures: true,
    video: true,
    sent_back: true,
    parcel: true,
    timeline: true,
  }).shape,
  customer: z.string().describe('masked'),
  freight: z.string().describe('who pays for the way back, and what was laid out; empty: none'),
  hidden: z.number().describe('pictures that may not be shown to anybody'),
  yes: z.string().describe('what a yes comes to now; empty where nothing waits'),
  no: z.string().describe('what a no comes to now'),
  proposed_by: z.string().describe('who has said yes where it takes two; empty: nobody'),
  actions: z.array(action).describe('what somebody of the house may do now'),
  messages: z.array(
    z.object({
      by: z.string().describe('of the house; empty: the customer'),
      text: z.string(),
      pictures: z.array(z.string()),
      at: time,
    }),
  ),
  records: z.array(z.object({ at: time, by: z.string(), text: z.string() })),
})

const one = z.object({ after_sale_no: afterSaleNo })

/** The same after-sales as the people of the house see them who answer. */
export const deskAfterSaleCalls = {
  '/tp5/api/AfterSaleDesk/lists': get({
    summary:
      'After-sales of everybody: what waits for the house by its deadline, the others newest first',
    access: 'house',
    of: ['afterSales'],
    in: z.object({
      cursor,
      shown: z.enum(['waiting', 'underWay', 'over'], { error: '没有这种进展' }),
      words: maybeText(40, '单号').optional().describe('of the after-sale or its order'),
    }),
    out: paged(row),
  }),
  '/tp5/api/AfterSaleDesk/detail': get({
    summary: 'One of them: what was said and sent, what a yes and a no come to, who did what',
    access: 'house',
    of: ['afterSales'],
    in: one,
    out: detail,
  }),
  '/tp5/api/AfterSaleDesk/approve': post({
    summary: 'Says yes to what waits, or to a part of the sum that is asked back',
    access: 'house',
    once: true,
    touches: ['afterSales', 'goods'],
    in: one.extend({
      ...told.partial().shape,
      reason: maybeLines(200, '原因').optional().describe('told to the customer with a part'),
    }),
    out: changed.extend({ proposed: flag.describe('it takes a second person') }),
  }),
  '/tp5/api/AfterSaleDesk/refuse': post({
    summary: 'Says no, and why',
    access: 'house',
    once: true,
    touches: ['afterSales'],
    in: one.extend({ reason: lines(200, '原因') }),
    out: changed,
  }),
  '/tp5/api/AfterSaleDesk/say': post({
    summary: 'Asks the customer back, without deciding',
    access: 'house',
    once: true,
    touches: ['afterSales'],
    in: one.extend({ text: lines(200, '留言') }),
    out: changed,
  }),
  '/tp5/api/AfterSaleDesk/recipient': post({
    summary: 'To whom goods are to go out; each look is on record',
    access: 'house',
    once: true,
    touches: [],
    in: one,
    out: z.object({ ship_to: z.string() }),
  }),
  '/tp5/api/AfterSaleDesk/ship': post({
    summary: 'Names the parcel in which other goods go out, or those that were refused go back',
    access: 'house',
    once: true,
    touches: ['afterSales'],
    in: one.extend({ carrier: text(20, '快递公司'), tracking_no: trackingNo }),
    out: changed,
  }),
}
