import { z } from 'zod'
import { ownDataCalls } from './account/own-data'
import { safetyCalls } from './account/safety'
import { get, post } from './call'
import { agreementKeys } from './agreement'
import { day, empty, flag, smsCode, text, time, uuid } from './fields'
import { user } from './auth'

/** What a code sent to one's own phone is good for. */
export const ownCodePurposes = ['closing', 'staff', 'oldPhone', 'export'] as const

const closing = z.object({
  asked_at: time,
  closes_at: time,
  held_up: z.string().describe('what stood in the way when it was time; empty: nothing did'),
})

const agreements = z.object({
  due: flag.describe('a version in force has not been accepted yet'),
  version: z.string().describe('of all that is in force; sent back by who agrees'),
  in_force: z.array(
    z.object({
      key: z.enum(agreementKeys),
      title: z.string(),
      version: z.string(),
      effective_at: day,
    }),
  ),
  said: z
    .array(
      z.object({
        key: z.enum(agreementKeys),
        title: z.string(),
        version: z.string(),
        said: z.enum(['accepted', 'withdrawn']),
        said_at: time,
      }),
    )
    .describe('the newest first'),
})

export const accountCalls = {
  ...ownDataCalls,
  ...safetyCalls,
  '/user/Center/closing': get({
    summary: 'What closing my account takes with it, what stands in its way, and whether I asked',
    access: 'user',
    of: [
      'me',
      'wallet',
      'earnings',
      'holdings',
      'orders',
      'afterSales',
      'invoices',
      'machines',
      'business',
      'refills',
      'ads',
      'signIns',
      'locations',
    ],
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
  '/user/Center/agreement': get({
    summary: 'What is in force for me, and all that I ever said to any version of it',
    access: 'user',
    of: ['me'],
    in: empty,
    out: agreements,
  }),
  '/user/Center/agree': post({
    summary: 'Says yes to the versions in force',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 60 },
    touches: ['me'],
    in: z.object({ version: text(20, '协议版本').describe('as /user/Center/agreement gave it') }),
    out: agreements,
  }),
  '/user/Center/index': get({
    summary: 'Me: profile and balances',
    access: 'user',
    of: ['me', 'wallet', 'earnings', 'messages'],
    in: empty,
    out: user.extend({
      points: z.number(),
      gold: z.number(),
      earnings: z
        .object({
          balance: z.number().describe('can be withdrawn'),
          today: z.number().describe('earned today'),
          waiting: z.number().describe('is settled later, or can be taken now'),
        })
        .describe('in cents'),
      avatar: z.string().describe('my own picture; empty: none'),
      avatar_hidden: flag.describe('there was one, which may not be shown'),
      closes_at: time.nullable().describe('when my account will be closed, where I asked for it'),
      agreement_due: flag.describe('a version in force has not been accepted yet'),
      unread: z.number().describe('messages that I have not read'),
    }),
  }),
  '/user/Center/edit': post({
    summary: 'Changes what others see of me: my name, my picture',
    access: 'user',
    feature: 'userText',
    once: true,
    limit: { max: 20, seconds: 60 },
    touches: ['me'],
    in: z.object({
      nickname: text(16, '昵称').optional(),
      avatar_id: uuid.optional().describe('an upload of mine, of the kind avatar'),
    }),
    out: z.object({ nickname: z.string(), avatar: z.string() }),
  }),
}
