import { z } from 'zod'
import { get, post } from './call'
import { day, empty, flag, id, text, time, whole } from './fields'

const activity = z.object({
  activity_id: z.number(),
  title: z.string(),
  place: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distance: z.number().nullable().describe('metres from me; null where nobody knows'),
  starts_at: time,
  ends_at: time,
  state: z.enum(['ahead', 'open', 'over']),
  gift: z.string().describe('what passers-by get'),
  audience: z.string().describe('who may have it, in words'),
})

const gift = z.object({
  activity_id: z.number(),
  title: z.string(),
  place: z.string(),
  gift: z.string(),
  code: z.string().describe('six digits, shown to the promoter; empty once it was handed over'),
  state: z.enum(['waiting', 'given', 'expired']),
  state_text: z.string(),
  until: time,
  given_at: time.nullable(),
})

const report = z.object({
  scans: z.number().describe('who took part by my code'),
  given: z.number().describe('gifts that I handed over'),
  newcomers: z.number().describe('of those how many were new to LinJi and are mine now'),
  bag: z.number().describe('gifts that I have with me'),
  lost: z.number().describe('what was missing when I counted'),
})

const one = z.object({ activity_id: id })
const code = z.string().regex(/^\d{6}$/, '请填写 6 位领取码')

/** Promotion in the street: at a place and a time, a gift to whoever passes by, once. */
export const streetCalls = {
  '/tp5/api/PushHelper/list': get({
    summary: 'Where and when somebody stands in the street, the nearest first',
    access: 'public',
    of: ['here', 'invites'],
    in: empty,
    out: z.object({ list: z.array(activity) }),
  }),
  '/tp5/api/PushHelper/detail': get({
    summary: 'One of them, with my gift there, and how I stand as its promoter',
    access: 'public',
    of: ['here', 'invites'],
    in: one,
    out: activity.extend({
      mine: gift.nullable(),
      promoter: report
        .extend({ standing: z.enum(['before', 'on', 'done']), taken: z.number() })
        .nullable()
        .describe('null: I am none of its promoters'),
    }),
  }),
  '/tp5/api/PushHelper/total': get({
    summary: 'What I did as a promoter on a day, in all and by activity',
    access: 'user',
    of: ['here', 'invites'],
    in: z.object({ day: day.optional() }),
    out: report.extend({
      day: z.string(),
      list: z.array(report.extend({ activity_id: z.number(), title: z.string() })),
      days: z
        .array(z.string())
        .describe('on which I did something, or was to; the newest first, none to come'),
      active: z.array(activity).describe('of which I am a promoter and that are not over'),
    }),
  }),
  '/tp5/api/MachinePushHelper/SetPush': post({
    summary: 'I begin to stand there with so many gifts, or end and count what is left',
    access: 'user',
    once: true,
    touches: ['invites'],
    in: one.extend({
      on: flag,
      pieces: whole.min(0, '不能小于 0').max(10_000, '数字太大').describe('taken along, or left'),
    }),
    out: z.object({ bag: z.number(), lost: z.number() }),
  }),
  '/tp5/api/MachinePushHelper/AdTaskInviteImage': post({
    summary: 'My code of an activity: an address to be drawn as a QR code',
    access: 'user',
    once: true,
    touches: [],
    in: one,
    out: z.object({ code: z.string(), link: z.string(), title: z.string(), text: z.string() }),
  }),
  '/tp5/api/MachinePushHelper/Scan': post({
    summary: 'I take part by the code that I scanned, once, and get a gift to be handed over',
    access: 'user',
    once: true,
    limit: { max: 20, seconds: 60 },
    touches: ['invites'],
    in: z.object({ code: text(40, '推广码') }),
    out: gift,
  }),
  '/tp5/api/MachinePushHelper/Exchange': post({
    summary: 'I hand a gift over to who shows its code, once',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['invites'],
    in: one.extend({ code }),
    out: z.object({ name: z.string().describe('masked'), gift: z.string(), bag: z.number() }),
  }),
}
