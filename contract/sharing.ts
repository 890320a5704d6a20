import { z } from 'zod'
import { get, post } from './call'
import { empty, text } from './fields'
import { dataPointCalls } from './sharing/data-point'
import { machineCodeCalls } from './sharing/machine-code'

export const sharingCalls = {
  ...machineCodeCalls,
  ...dataPointCalls,
  '/weixin/api/getSignPackage': get({
    summary: "What WeChat's scripts are set up with on the page at this address",
    access: 'public',
    limit: { max: 120, seconds: 60 },
    of: [],
    in: z.object({ url: z.url({ protocol: /^https?$/, error: '页面地址不正确' }).max(2000) }),
    out: z.object({
      appId: z.string().describe('empty where WeChat is not set up'),
      timestamp: z.number(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
  }),
  '/weixin/api/toWxShare': get({
    summary: 'Counts that a page went out to a chat or to the timeline',
    access: 'public',
    reply: 'status',
    limit: { max: 60, seconds: 60 },
    of: [],
    in: z.object({
      path: z
        .string()
        .regex(/^\/[\w/:-]{0,100}$/, '页面地址不正确')
        .describe('of the page, as the table of routes names it: /exchangeShop/invite/:invite_id'),
      target: z.enum(['timeline', 'chat'], { error: '没有这种分享' }),
    }),
    out: empty,
  }),
  '/tp5/api/Common/miniCode': get({
    summary:
      'The mini-program code that opens one of these: goods, a campaign, my invitation or code',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    of: [],
    in: z.object({
      kind: z.enum(['goods', 'campaign', 'invite', 'distributor', 'street'], {
        error: '没有这种小程序码',
      }),
      id: text(40, '编号').describe(
        'of the goods, the key of the campaign, my code as who invites, recruits or promotes',
      ),
    }),
    out: z.object({
      picture: z.string().describe('as a data: address; empty: there is none, H5 is drawn instead'),
    }),
  }),
  '/tp5/api/Common/miniProgramUrlLink': post({
    summary: 'An address that opens a page of the mini program from outside WeChat',
    access: 'public',
    limit: { max: 30, seconds: 60 },
    of: [],
    alike: true,
    in: z.object({
      path: z
        .string()
        .regex(/^pages\/[a-z0-9/-]{1,100}$/, '页面路径不正确')
        .describe('of a page of the mini program: contract/linked-pages.ts has them'),
      query: z
        .string()
        .regex(/^[\w=&%.~-]{0,400}$/, '页面参数不正确')
        .describe('what the page does not take is left out')
        .optional(),
    }),
    out: z.object({
      url: z.string().describe('one that begins with / is ours; empty: there is none'),
    }),
  }),
}
