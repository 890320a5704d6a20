import { z } from 'zod'
import { post } from './call'
import { empty, smsCode, time } from './fields'

/** What a code sent to one's own phone is good for. */
export const ownCodePurposes = ['closing'] as const

const closing = z.object({
  asked_at: time,
  closes_at: time,
  held_up: z.string().describe('what stood in the way when it was time; empty: nothing did'),
})

export const account = {
  '/user/Center/mySecurity': post({
    summary: 'What closing my account takes with it, what stands in its way, and whether I asked',
    access: 'user',
    of: ['me', 'wallet', 'holdings', 'orders', 'afterSales'],
    in: empty,
    out: z.object({
      phone: z.string().describe('masked: where the code goes'),
      wait_days: z.number().describe('between asking and closing; until then it can be taken back'),
      losses: z.array(z.object({ name: z.string(), value: z.string() })),
      obstacles: z.array(
        z.object({
          text: z.string(),
          way: z.string().describe('what to do about it'),
          link: z.string().describe('where; empty: nowhere'),
        }),
      ),
      closing: closing.nullable(),
    }),
  }),
  '/tp5/api/Codevalidates/send': post({
    summary: 'Sends a code to my own phone, good for this purpose alone',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: [],
    in: z.object({ purpose: z.enum(ownCodePurposes, { error: '没有这种验证' }) }),
    out: z.object({ phone: z.string(), resend_seconds: z.number() }),
  }),
  '/user/Center/close': post({
    summary: 'Asks for my account to be closed; it happens after the days of waiting',
    access: 'user',
    once: true,
    limit: { max: 10, seconds: 60 },
    touches: ['me'],
    in: z.object({ code: smsCode }),
    out: closing,
  }),
  '/user/Center/keep': post({
    summary: 'Takes it back: my account stays',
    access: 'user',
    once: true,
    touches: ['me'],
    in: empty,
    out: empty,
  }),
}
