import { z } from 'zod'
import { get, post } from '../call'
import { empty, phone, text } from '../fields'
import { compact, isUnifiedCode } from '../invoice'
import { campaignState, funnel } from './shapes'

export const advertiserState = z.enum(['none', 'reviewing', 'refused', 'open'])

export const advertiserAccountCalls = {
  '/tp5/api/Advertiser/detail': get({
    summary: 'Which company I advertise for, what its purse holds and how today goes',
    access: 'user',
    of: ['ads', 'me'],
    in: empty,
    out: z.object({
      state: advertiserState.describe('none where I have never asked to advertise'),
      reason: z.string().describe('why it was refused, else empty'),
      company: z.string(),
      licence: z.string(),
      contact: z.string().describe('who answers there, by name'),
      phone: z.string().describe('theirs, masked'),
      purse: z.number().describe('in cents'),
      budgets: z.number().describe('what campaigns hold of it, in cents'),
      today: z.object(funnel),
      campaigns: z
        .array(z.object({ state: campaignState, number: z.number() }))
        .describe('how many there are in each state'),
    }),
  }),
  '/tp5/api/Advertiser/apply': post({
    summary: 'Asks the house to let my company advertise; asked again after a refusal',
    access: 'user',
    feature: 'userText',
    once: true,
    limit: { max: 10, seconds: 3600 },
    touches: ['ads'],
    in: z.object({
      company: text(60, '公司名称').refine(
        (name) => [...name].length >= 4,
        '请填写营业执照上的全称',
      ),
      licence: z
        .string()
        .overwrite(compact)
        .length(18, '统一社会信用代码是 18 位')
        .refine(isUnifiedCode, '统一社会信用代码有误，请对照营业执照核对'),
      contact: text(20, '联系人'),
      phone,
    }),
    out: z.object({ state: advertiserState }),
  }),
}
