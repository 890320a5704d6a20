import { z } from 'zod'
import { post } from '../call'
import { captchaCode, day, empty, flag, phone, smsCode, time, uuid } from '../fields'

const session = z.object({
  session_id: z.string(),
  terminal: z.string().describe('what it was begun with, in plain words: iPhone · 微信'),
  signed_in_at: time,
  seen_on: day.describe('the last day on which it was used'),
  current: flag.describe('the one that asks'),
})

/** Who else may be me: where I am signed in, by WeChat, and by which phone. */
export const safetyCalls = {
  '/user/Center/mySecurity': post({
    summary: 'How my account is kept: its phone, whether WeChat opens it, where I am signed in',
    access: 'user',
    of: ['me'],
    in: empty,
    out: z.object({
      phone: z.string().describe('masked'),
      wechat: flag.describe('bound to a WeChat account, which signs in without a code'),
      sessions: z.array(session).describe('the newest first'),
    }),
  }),
  '/user/Center/endSession': post({
    summary: 'Signs me out on another device',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['me'],
    in: z.object({ session_id: uuid }),
    out: empty,
  }),
  '/user/Center/endOthers': post({
    summary: 'Signs me out everywhere but here',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: ['me'],
    in: empty,
    out: z.object({ ended: z.number() }),
  }),
  '/user/Center/unbindWechat': post({
    summary: 'From now on no WeChat account opens mine; my phone does as before',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: ['me'],
    in: empty,
    out: empty,
  }),
  '/user/Center/sendPhoneCode': post({
    summary: 'Sends a code to the phone that is to be mine, against a solved captcha',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: z.object({
      phone,
      captcha_id: uuid,
      captcha_code: captchaCode,
      device: uuid.optional(),
    }),
    out: z.object({ phone: z.string(), resend_seconds: z.number() }),
  }),
  '/user/Center/changePhone': post({
    summary: 'Moves my account to another phone, by a code to each; all other sessions end',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: ['me', 'machines'],
    in: z.object({
      code: smsCode.describe('sent to the phone that I have'),
      phone,
      new_code: smsCode.describe('sent to the phone that is to be mine'),
    }),
    out: z.object({ phone: z.string() }),
  }),
}
