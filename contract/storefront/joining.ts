import { z } from 'zod'
import { get, post } from '../call'
import {
  captchaCode,
  empty,
  flag,
  id,
  lines,
  phone,
  smsCode,
  text,
  time,
  uploadIds,
  uuid,
} from '../fields'
import { applicationState, place, shopKind } from './shapes'

const application = z.object({
  state: applicationState,
  state_text: z.string(),
  reason: z.string().describe('why it was refused; empty where it was not'),
  name: z.string(),
  kind: shopKind,
  village_id: z.number(),
  village: z.string(),
  address: z.string(),
  ...place,
  intro: z.string(),
  licence_no: z.string(),
  licences: z.array(z.string()).describe('addresses that work for some minutes'),
  contact: z.string(),
  phone: z.string().describe('masked'),
  applied_at: time,
  decided_at: time.nullable(),
})

export const joiningCalls = {
  '/tp5/api/VillageEnter/options': get({
    summary: 'What may be chosen when a shop asks to join, and how that goes',
    access: 'public',
    of: ['village'],
    alike: true,
    in: empty,
    out: z.object({
      kinds: z.array(z.object({ kind: shopKind, text: z.string() })),
      villages: z.array(z.object({ village_id: z.number(), name: z.string(), ...place })),
      agreement_version: z.string().describe('what is sent back by who agrees'),
      most_pictures: z.number(),
      hours: z.number().describe('so long it takes at most until somebody has looked at it'),
      rules: z.array(z.string()),
    }),
  }),
  '/tp5/api/VillageEnter/mine': get({
    summary: 'How my asking to join stands, and the shop that I keep or work for',
    access: 'user',
    of: ['shops', 'holdings'],
    in: empty,
    out: z.object({
      application: application.nullable().describe('the last one'),
      shop: z
        .object({
          merchant_id: z.number(),
          name: z.string(),
          owner: flag.describe('1: it is mine; 0: I redeem there'),
          open: flag,
          stopped: z.string().describe('why the house has stopped it; empty where it has not'),
          today: z.object({ pieces: z.number(), amount: z.number() }),
          month: z.object({ pieces: z.number(), amount: z.number() }),
          services: z.number(),
          packages: z.number(),
          staff: z.number(),
        })
        .nullable(),
    }),
  }),
  '/tp5/api/VillageEnter/sendSms': post({
    summary: 'Sends a code to the phone that a shop can be reached by, against a solved captcha',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: z.object({
      phone,
      captcha_id: uuid,
      captcha_code: captchaCode,
      device: uuid.optional().describe("the app's own number on this phone; a sum needs it"),
    }),
    out: z.object({
      phone: z.string().describe('masked'),
      resend_seconds: z.number(),
      expire_seconds: z.number(),
    }),
  }),
  '/tp5/api/VillageEnter/enter': post({
    summary: 'Asks to join as a shop; after a refusal once more',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 3600 },
    touches: ['shops', 'me'],
    in: z.object({
      name: text(30, '店名'),
      kind: shopKind,
      village_id: id,
      address: text(60, '地址'),
      ...place,
      intro: lines(200, '店铺介绍'),
      licence_no: z
        .string()
        .transform((value) => value.replace(/\s/g, '').toUpperCase())
        .pipe(z.string().regex(/^[0-9A-Z]{18}$/, '统一社会信用代码是 18 位数字和字母')),
      licences: uploadIds(3, '请上传一到三张证照').describe(
        'uploads of the kind merchant, joined by commas',
      ),
      contact: text(20, '联系人'),
      phone,
      code: smsCode,
      agreement_version: text(20, '协议版本'),
    }),
    out: z.object({ state: applicationState }),
  }),
}
