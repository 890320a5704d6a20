import { z } from 'zod'
import { get, post } from './call'
import {
  cursor,
  empty,
  flag,
  id,
  lines,
  maybeLines,
  maybeText,
  paged,
  phone,
  text,
  time,
  uuid,
} from './fields'

const kind = z.enum(['shop', 'company', 'place', 'other'], { error: '没有这种客户' })
const state = z.enum(['reported', 'talking', 'signed', 'lost'], { error: '没有这种进展' })

const row = z.object({
  customer_id: z.string(),
  name: z.string(),
  kind,
  kind_text: z.string(),
  state,
  state_text: z.string(),
  village: z.string().describe('empty: of none'),
  reported_by: z.string().describe('masked; mine where `mine` says so'),
  mine: flag,
  reported_at: time,
  protected_until: time.describe('so long nobody else may report or change it'),
  protected: flag,
})

const detail = row.extend({
  contact: z.string().describe('masked where it is not mine'),
  phone: z.string().describe('masked where it is not mine'),
  need: z.string(),
  next: z.array(z.object({ state, text: z.string() })).describe('what it may become by me'),
  may_hand_over: flag,
  changes: z.array(z.object({ at: time, by: z.string().describe('masked'), text: z.string() })),
})

const one = z.object({ customer_id: uuid })
const written = {
  contact: text(20, '联系人'),
  phone,
  need: maybeLines(300, '需求').default(''),
}

/** Who may become a customer of the house, as its people report them. */
export const customerCalls = {
  '/tp5/api/ReportCustomer/lists': get({
    summary: 'Customers that people of the house reported, newest first',
    access: 'house',
    of: ['customers'],
    in: z.object({
      cursor,
      state: state.optional(),
      mine: flag.optional().describe('1: those that I reported'),
      words: maybeText(40, '名称').optional(),
    }),
    out: paged(row),
  }),
  '/tp5/api/ReportCustomer/detail': get({
    summary: 'One of them, whom to talk to and what was changed',
    access: 'house',
    of: ['customers'],
    in: one,
    out: detail,
  }),
  '/tp5/api/ReportCustomer/option': get({
    summary: 'What may be chosen when one is reported',
    access: 'house',
    of: ['village'],
    in: empty,
    out: z.object({
      kinds: z.array(z.object({ kind, text: z.string() })),
      states: z.array(z.object({ state, text: z.string() })),
      villages: z.array(z.object({ village_id: z.number(), name: z.string() })),
      protected_days: z.number(),
      rules: z.array(z.string()),
    }),
  }),
  '/tp5/api/ReportCustomer/checkEditAuth': get({
    summary: 'Whether I may change one of them, or why not',
    access: 'house',
    of: ['customers'],
    in: one,
    out: z.object({ may: flag, reason: z.string() }),
  }),
  '/tp5/api/ReportCustomer/add': post({
    summary: 'Reports a customer, whom nobody has reported',
    access: 'house',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: ['customers'],
    in: z.object({ name: text(40, '客户名称'), kind, village_id: id.optional(), ...written }),
    out: one.extend({ customer_id: z.string() }),
  }),
  '/tp5/api/ReportCustomer/edit': post({
    summary: 'Says who is talked to now, how far it is, or what was talked about',
    access: 'house',
    once: true,
    touches: ['customers'],
    in: one.extend({
      ...written,
      state: state.optional(),
      note: lines(300, '跟进记录').optional().describe('why, where `state` changes'),
    }),
    out: detail,
  }),
  '/tp5/api/ReportCustomer/handOver': post({
    summary: 'A customer of mine, or of somebody who is gone, goes to another of the house',
    access: 'house',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['customers'],
    in: one.extend({ phone: phone.describe('of who takes over'), reason: lines(200, '原因') }),
    out: detail,
  }),
}
