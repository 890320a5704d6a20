import { z } from 'zod'
import { get, post } from './call'
import { cursor, empty, flag, link, paged, time, uuid } from './fields'

/** What people are reminded of, as far as they choose about it. */
export const messageSubjects = [
  'order',
  'holding',
  'activity',
  'account',
  'machine',
  'work',
  'health',
] as const

/** How a message reaches somebody beside the app, where all of them are. */
export const messageWays = ['wechat', 'sms'] as const

/** What WeChat and the SMS service each keep a text for. */
export const messageTemplates = [
  'parcel',
  'afterSale',
  'refund',
  'expiry',
  'restock',
  'begins',
  'identity',
  'signIn',
  'match',
  'withdrawal',
  'repair',
  'work',
  'guard',
] as const

const template = z.enum(messageTemplates, { error: '没有这种微信提醒' })

/** WeChat asks for no more of them at once. */
const mostTemplates = 3

const templates = z
  .string()
  .regex(/^\w+(,\w+)*$/, '没有这种微信提醒')
  .transform((value) => [...new Set(value.split(','))])
  .pipe(z.array(template).max(mostTemplates, `一次最多 ${mostTemplates} 种`))
  .describe('by comma')

const choices = z.object({
  list: z.array(
    z.object({
      subject: z.enum(messageSubjects),
      wechat: flag,
      sms: flag,
      grants: z.number().describe('how many more messages I have allowed WeChat to send'),
      templates: z.array(template).describe('what WeChat is asked to allow'),
    }),
  ),
  sms_a_day: z.number().describe('no more of these go out to me in a day'),
})

export const messageCalls = {
  '/tp5/api/Message/messagePage': get({
    summary: 'My messages, the newest first',
    access: 'user',
    of: ['messages'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        message_id: uuid,
        subject: z.enum(messageSubjects),
        title: z.string(),
        text: z.string(),
        link,
        created_at: time,
        read: flag,
      }),
    ).extend({
      unread: z.number(),
      kept_days: z.number().describe('after so long a message is dropped'),
    }),
  }),
  '/tp5/api/Message/messagePageClick': post({
    summary: 'I have read one message, or all that there are now',
    access: 'user',
    once: true,
    touches: ['messages'],
    in: z.object({ message_id: uuid.optional().describe('all where it is left out') }),
    out: z.object({ unread: z.number() }),
  }),
  '/tp5/api/Message/rewardMsgSubscribe': post({
    summary: 'I have allowed WeChat to send me one message of each of these templates',
    access: 'user',
    once: true,
    touches: ['messages'],
    in: z.object({ templates }),
    out: z.object({ grants: z.number().describe('how many messages it may send me of these') }),
  }),
  '/tp5/api/Message/templates': get({
    summary: 'What WeChat knows our templates by; only what the mini program can ask for',
    access: 'public',
    of: ['messages'],
    alike: true,
    in: empty,
    out: z.object({ list: z.array(z.object({ template, id: z.string() })) }),
  }),
  '/user/common/setMessage': post({
    summary: 'Switches a way of reminding me of something on or off; gives how all of them stand',
    access: 'user',
    once: true,
    touches: ['messages'],
    in: z.object({
      subject: z.enum(messageSubjects, { error: '没有这种提醒' }),
      way: z.enum(messageWays, { error: '没有这种提醒方式' }),
      on: flag,
    }),
    out: choices,
  }),
  '/user/common/getMessage': get({
    summary: 'What I am reminded of, and by which ways',
    access: 'user',
    of: ['messages'],
    in: empty,
    out: choices,
  }),
}
