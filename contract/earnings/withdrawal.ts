import { z } from 'zod'
import { get, post } from '../call'
import { cursor, empty, flag, paged, text, time, whole } from '../fields'
import { payWays } from '../payment'

export const withdrawalNoShape = /^LJW\d{26}$/
const withdrawalNo = z.string().regex(withdrawalNoShape, '提现单号不正确')

const cents = (what: string) => whole.min(1, `请填写${what}`).describe('in cents')
const way = z.enum(payWays, { error: '没有这种收款方式' })

export const withdrawalState = z.enum([
  'created',
  'checking',
  'sending',
  'paid',
  'failed',
  'cancelled',
])

const worked = {
  amount: z.number(),
  fee: z.number(),
  net: z.number().describe('what arrives: the amount less the fee'),
}

const row = z.object({
  withdrawal_no: z.string(),
  ...worked,
  part: z.enum(['balance', 'purse']).describe('of what I have, or of what my company has'),
  part_text: z.string().describe('where it comes from, and goes back to where it fails'),
  state: withdrawalState,
  state_text: z.string(),
  reason: z.string().describe('why it did not go through; empty where nothing is to be said'),
  confirms: flag.describe('it waits for me to confirm it in WeChat'),
  created_at: time,
  ended_at: time.nullable(),
})

const rules = z.object({
  least: z.number(),
  most_once: z.number(),
  most_day: z.number(),
  most_month: z.number(),
  times_day: z.number(),
  review_from: z.number().describe('from this sum on it is looked at first'),
  fee_per_mille: z.number(),
  fee_least: z.number(),
  confirm_hours: z.number().describe('how long it waits to be confirmed in WeChat'),
})

export const withdrawalCalls = {
  '/user/Center/getAllowWithdrawAmount': get({
    summary: 'What I may withdraw now, or why I may not',
    access: 'user',
    of: ['earnings', 'identity'],
    in: z.object({ way }),
    out: z.object({
      balance: z.number(),
      allowed: z.number().describe('at most, by all limits'),
      day_left: z.number(),
      month_left: z.number(),
      times_left: z.number(),
      quick: z.array(z.number()),
      identity: z.enum(['none', 'waiting', 'approved', 'refused']),
      wechat: z
        .enum(['known', 'ask', 'elsewhere'])
        .describe('whether WeChat can be told whom to pay; ask: bring a code; elsewhere: not here'),
      open: z.string().describe('the number of the one under way; empty where there is none'),
      last: row.nullable().describe('the one before, where it failed lately'),
      rules,
    }),
  }),
  '/user/Center/checkMinWithdrawAmount': get({
    summary: 'Whether a sum is enough to be withdrawn',
    access: 'user',
    of: ['earnings'],
    in: z.object({ amount: cents('金额') }),
    out: z.object({ enough: flag, least: z.number(), short: z.number() }),
  }),
  '/tp5/api/UserWithdraw/calculateFee': get({
    summary: 'What a withdrawal costs and what arrives',
    access: 'user',
    of: ['earnings'],
    in: z.object({ amount: cents('金额') }),
    out: z.object({ ...worked, review: flag.describe('a person of the house looks at it first') }),
  }),
  '/tp5/api/UserWithdraw/rules': get({
    summary: 'The rules of withdrawals, as they are worked by',
    access: 'public',
    of: ['earnings'],
    alike: true,
    in: empty,
    out: rules,
  }),
  '/user/Center/withdraw': post({
    summary: 'Withdraws to my WeChat; one at a time',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['earnings'],
    in: z.object({
      amount: cents('提现金额'),
      fee: whole.min(0, '手续费不正确').describe('as it was worked out before, in cents'),
      way,
      code: text(200, '微信授权码')
        .optional()
        .describe('of WeChat; needed from a person whom it does not know here'),
    }),
    out: row,
  }),
  '/tp5/api/UserWithdraw/cancel': post({
    summary: 'Takes my withdrawal back, as long as it was not paid',
    access: 'user',
    once: true,
    touches: ['earnings'],
    in: z.object({ withdrawal_no: withdrawalNo }),
    out: row,
  }),
  '/user/Center/getWithdrawDetail': get({
    summary: 'One withdrawal of mine, and what to confirm it with',
    access: 'user',
    of: ['earnings'],
    touches: ['earnings', 'messages'],
    in: z.object({ withdrawal_no: withdrawalNo }),
    out: row.extend({
      steps: z.array(z.object({ text: z.string(), at: time.nullable() })),
      cancellable: flag,
      confirm: z
        .object({
          sheet: z
            .object({ mchId: z.string(), appId: z.string(), package: z.string() })
            .nullable()
            .describe("what WeChat's own sheet is opened with"),
          url: z.string().describe('of the page to confirm on, where there is no sheet'),
          way: z.enum(payWays).describe('where it can be confirmed'),
          until: time,
        })
        .nullable(),
    }),
  }),
  '/user/Center/getWithdrawList': get({
    summary: 'My withdrawals, the newest first',
    access: 'user',
    of: ['earnings'],
    in: z.object({ cursor }),
    out: paged(row).extend({ paid: z.number().describe('all that has arrived, in cents') }),
  }),
}
