import { z } from 'zod'
import { get, post } from '../call'
import { tint } from '../catalogue/goods'
import { captchaCode, cursor, flag, id, link, paged, phone, smsCode, time, uuid } from '../fields'
import { campaignKey, given, one, which } from './fields'
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
  state: z.enum(['done', 'waiting']).describe('waiting: tell an address and it is sent'),
  state_text: z.string(),
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
})

export const receivingCalls = {
  '/tp5/api/Campaign/check': post({
    summary: 'May I receive this, and what does it need?',
    access: 'user',
    limit: { max: 60, seconds: 60 },
    of: ['campaigns', 'holdings', 'me', 'identity', 'village', 'invites', 'here'],
    in: one.extend(given),
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
    summary: 'Sends the code that receiving asks for, against a solved captcha',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: one.extend({
      phone: phone.optional().describe('mine where it is left out'),
      captcha_id: uuid,
      captcha_code: captchaCode,
      device: uuid.optional(),
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
    touches: ['campaigns', 'orders', 'wallet', 'holdings'],
    in: one.extend({
      ...given,
      captcha_id: uuid.optional(),
      captcha_code: captchaCode.optional(),
      phone: phone.optional(),
      code: smsCode.optional(),
      address_id: id.optional(),
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
  '/tp5/api/Campaign/receiveList': post({
    summary: 'What I have received, newest first',
    access: 'user',
    of: ['campaigns'],
    in: z.object({ key: campaignKey.optional(), cursor }),
    out: paged(receipt),
  }),
  '/tp5/api/Campaign/receiveDetail': get({
    summary: 'One receipt of mine with its code; without a number the newest, of a page or of all',
    access: 'user',
    of: ['campaigns'],
    in: which.extend({ receipt_id: uuid.optional() }),
    out: receipt,
  }),
}
