import { z } from 'zod'
import { get, post } from '../call'
import { tint } from '../catalogue/goods'
import { drawCheck } from '../draw'
import { captchaCode, flag, id, link, phone, smsCode, text, time, uuid } from '../fields'
import { price } from '../price'
import { given, one, which } from './fields'
import { prize } from './prize'

/** What has to be given along with receiving or paying. */
export const needs = z.object({
  sms: flag,
  captcha: flag,
  phone: flag.describe('1: any phone may be told, proved by its code; 0: my own'),
  card: z.number().describe('how many first digits of a bank card; 0: none'),
  code: flag.describe('a code to redeem'),
  machine: flag.describe('the number of a machine that was scanned'),
  address: flag.describe('of a prize that is posted'),
  adult: z
    .string()
    .describe(
      'the version of the statement of age that I have not made yet; empty: none is needed',
    ),
})

/** All that is needed to do a draw again. */
const draw = z.object({
  odds_version: z.string(),
  published_at: time.describe('when the odds were that it was drawn by'),
  drawn_at: time,
  promised: flag.describe('1: only what is promised after so many draws could come'),
  total: z.number().describe('the sum of all weights'),
  place: z.number().describe('the random number, from 1 to the total'),
  lots: z.array(
    z.object({
      name: z.string(),
      from: z.number().describe('the numbers that it comes by; 0: none'),
      to: z.number(),
      left: z.number().describe('how many there were before the draw'),
      drawn: flag,
    }),
  ),
  sound: flag.describe('1: done again from the record it comes to the same'),
  check: drawCheck
    .nullable()
    .describe('to do it again; null: it was drawn before there were seeds'),
})

export const receipt = z.object({
  receipt_id: z.string(),
  key: z.string(),
  campaign: z.string().describe('its title'),
  link: link.describe('of the campaign'),
  success: link.describe('of the page that shows this receipt'),
  prize_key: z.string(),
  name: z.string(),
  note: z.string(),
  value: z.string(),
  picture: z.string(),
  tint,
  type: prize.shape.type,
  amount: z.number(),
  state: z
    .enum(['done', 'waiting', 'returned'])
    .describe('waiting: tell an address and it is sent; returned: given back for the money'),
  state_text: z.string(),
  paid: price.nullable().describe('for what was bought as such; null: nothing, or for a box'),
  code: z.string().describe('what was drawn from a list of codes; empty in lists'),
  holding_id: z.string(),
  order_sn: z.string(),
  phone: z.string().describe('masked: which phone it was received for'),
  how: z.array(z.string()),
  next: z.object({ text: z.string(), link }).describe('what to do with it'),
  received_at: time,
  expires_at: time.nullable(),
  together: z
    .array(z.object({ receipt_id: z.string(), name: z.string(), value: z.string() }))
    .describe('what else the same receiving gave; empty in lists'),
  rule_version: z.string().describe('of the rules it was received under; empty: not known'),
  draw: draw.nullable().describe('how it was drawn; null: it was not, or this is a list'),
})

export const receivingCalls = {
  '/tp5/api/Campaign/check': post({
    summary: 'May I receive this, and what does it need?',
    access: 'user',
    limit: { max: 60, seconds: 60 },
    of: ['campaigns', 'holdings', 'me', 'identity', 'village', 'invites', 'here'],
    in: one.extend({ ...given, phone: phone.optional().describe('mine where it is left out') }),
    out: z.object({
      allowed: flag,
      message: z.string().describe('why not, and what to do; empty where it is allowed'),
      error: z.number().describe('the code of that refusal, 0 where it is allowed'),
      joined: flag.describe('1: I take part or have received already'),
      needs,
      phone: z.string().describe('masked: mine'),
    }),
  }),
  '/tp5/api/Campaign/sendSms': post({
    summary:
      'Sends the code that receiving asks for, against a solved captcha, to whom may receive',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: one.extend({
      ...given,
      phone: phone.optional().describe('mine where it is left out'),
      captcha_id: uuid,
      captcha_code: captchaCode,
    }),
    out: z.object({
      phone: z.string().describe('masked'),
      resend_seconds: z.number(),
      expire_seconds: z.number(),
    }),
  }),
  '/tp5/api/Campaign/receive': post({
    summary: 'Receives a prize: stock, limits, code or points and receipt in one transaction',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns', 'orders', 'wallet', 'holdings', 'me'],
    in: one.extend({
      ...given,
      captcha_id: uuid.optional(),
      captcha_code: captchaCode.optional(),
      phone: phone.optional(),
      code: smsCode.optional(),
      address_id: id.optional(),
      adult: text(10, '声明版本').optional().describe('of the statement of age, as ticked'),
    }),
    out: receipt,
  }),
  '/tp5/api/Campaign/address': post({
    summary: 'Says where a prize that was drawn is sent',
    access: 'user',
    once: true,
    touches: ['campaigns', 'orders'],
    in: z.object({ receipt_id: uuid, address_id: id }),
    out: receipt,
  }),
  '/tp5/api/Campaign/receiveDetail': get({
    summary: 'One receipt of mine with its code; without a number the newest, of a page or of all',
    access: 'user',
    of: ['campaigns'],
    in: which.extend({ receipt_id: uuid.optional() }),
    out: receipt,
  }),
}
