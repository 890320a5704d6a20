import { z } from 'zod'
import { get, post } from '../call'
import { cursor, day, empty, paged, text, time, whole } from '../fields'
import { payWays } from '../payment'

const way = z.enum(payWays, { error: '没有这种收款方式' })

export const topUps = { least: 100_00, most: 500_000_00 }

export const adWalletCalls = {
  '/tp5/api/Advertiser/total': get({
    summary: 'What the purse of my company holds, and what came in and went out of it in all',
    access: 'advertiser',
    of: ['ads', 'earnings', 'orders'],
    in: empty,
    out: z.object({
      purse: z.number().describe('in cents'),
      budgets: z.number().describe('what campaigns hold'),
      spent: z.number().describe('for completions, in all'),
      topped_up: z.number(),
      withdrawing: z.number(),
      least_top_up: z.number(),
      most_top_up: z.number(),
    }),
  }),
  '/tp5/api/Advertiser/bills': get({
    summary: 'What came into the purse of my company and went out, newest first',
    access: 'advertiser',
    of: ['ads', 'earnings', 'orders'],
    in: z.object({ cursor, start_time: day.optional(), end_time: day.optional() }),
    out: paged(
      z.object({
        entry_id: z.string(),
        title: z.string(),
        source: z.string().describe('in a word'),
        amount: z.number().describe('in cents; positive came in, negative went out'),
        balance: z.number(),
        created_at: time,
      }),
    ).extend({ balance: z.number(), income: z.number(), outgo: z.number() }),
  }),
  '/tp5/api/Advertiser/topUp': post({
    summary: 'Orders money into the purse of my company; it is there once it is paid',
    access: 'advertiser',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: ['orders'],
    in: z.object({
      amount: whole
        .min(topUps.least, `最少充值 ${topUps.least / 100} 元`)
        .max(topUps.most, `一次最多充值 ${topUps.most / 100} 元`)
        .describe('in cents'),
    }),
    out: z.object({ order_sn: z.string() }),
  }),
  '/tp5/api/MachineAdvertiser/checkMinWithdrawAmount': get({
    summary: 'What of the purse of my company I may take out now, or why I may not',
    access: 'advertiser',
    of: ['ads', 'earnings', 'identity'],
    in: z.object({ way }),
    out: z.object({
      purse: z.number().describe('in cents'),
      allowed: z.number().describe('at most, by all limits'),
      least: z.number(),
      review_from: z.number().describe('from this sum on it is looked at first'),
      quick: z.array(z.number()),
      why_not: z.string().describe('in words, empty where something may be taken out'),
      needs: z
        .enum(['', 'identity', 'wechat', 'open'])
        .describe('what comes first: being verified, binding WeChat, the one under way'),
      open: z.string().describe('the number of the one under way; empty where there is none'),
    }),
  }),
  '/tp5/api/MachineAdvertiser/withdraw': post({
    summary: 'Takes money out of the purse of my company, to my WeChat; one at a time',
    access: 'advertiser',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['ads', 'earnings'],
    in: z.object({
      amount: whole.min(1, '请填写提现金额').describe('in cents'),
      way,
      code: text(200, '微信授权码')
        .optional()
        .describe('of WeChat; needed from a person whom it does not know here'),
    }),
    out: z.object({ withdrawal_no: z.string() }),
  }),
}
