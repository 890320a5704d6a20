import { z } from 'zod'
import { get, post } from '../call'
import { taskKinds } from '../advertiser/creative'
import { cursor, flag, id, maybeLines, paged, time, uuid } from '../fields'

export const billStates = [
  'reserved',
  'proving',
  'reviewing',
  'refused',
  'completed',
  'received',
  'failed',
  'expired',
  'taken_back',
] as const

export const steps = ['watch', 'visit', 'answer', 'fill', 'send', 'done'] as const

/** Whose part in a task it is, by its number. */
export const ofBill = z.object({ bill_user_id: uuid })
export const ofTask = z.object({ flag: id.describe('of a task') })

export const rewards = {
  cents: z.number().describe('money, 0 where it gives none'),
  points: z.number(),
}

/** What a task gives beside its reward: the code of a partner. */
export const gift = z.object({
  title: z.string(),
  how: z.array(z.string()).describe('how it is used, line by line'),
  valid_until: time,
  left: flag.describe('1: there are some left; nobody has a claim to one'),
})

/** One person's part in a task. */
export const bill = z.object({
  bill_user_id: z.string(),
  flag: z.number().describe('of its task'),
  campaign_id: z.number(),
  kind: z.enum(taskKinds),
  title: z.string(),
  advertiser: z.string(),
  ...rewards,
  state: z.enum(billStates),
  state_text: z.string(),
  step: z.enum(steps).describe('what has to be done next; `done`: it may be handed in'),
  progress: z.number().describe('from 0 to 1'),
  held_until: time.nullable().describe('until when the share is kept; null where nothing waits'),
  reason: z.string().describe('why it was refused or taken back, in words'),
})

export const billCalls = {
  '/tp5/api/AdTask/detail': get({
    summary: 'One task: what it asks, what it gives, what is left, and my part in it',
    access: 'public',
    of: ['adTasks', 'village'],
    in: ofTask,
    out: z.object({
      flag: z.number(),
      campaign_id: z.number(),
      kind: z.enum(taskKinds),
      title: z.string(),
      advertiser: z.string(),
      campaign: z.string(),
      steps: z.array(z.string()),
      ...rewards,
      choice: flag.describe('1: money or points, not both'),
      takes: z.string().describe('how long it takes, in words'),
      left: z.enum(['plenty', 'few', 'taken', 'none_today', 'none']),
      left_text: z.string(),
      arrives: z.string().describe('when the reward is mine, in words'),
      ends_at: time,
      gift: gift.nullable(),
      locked: flag,
      why_not: z.string().describe('why I cannot take part, in words; empty where I can'),
      blocked: flag.describe('1: that is because tasks are shut to me; the rules say why'),
      wanted: flag.describe('1: I have said that I want what it is about'),
      place: z.number().nullable().describe('in the queue, from 1; null where I do not wait'),
      bill: bill.nullable(),
    }),
  }),
  '/tp5/api/AdTask/bill': get({
    summary: 'My part in a task',
    access: 'user',
    of: ['adTasks'],
    in: ofBill,
    out: bill.extend({
      choice: z
        .object(rewards)
        .nullable()
        .describe('money or points, whichever is chosen; null: nothing is to choose'),
      chosen: z.enum(['', 'money', 'points']),
      settles: z.string().describe('when the reward is mine, in words'),
      next: z.number().nullable().describe('the flag of the task that comes after it, if any'),
    }),
  }),
  '/tp5/api/AdTask/partake': post({
    summary: 'Takes part: keeps a share of the budget for me, or a place in the queue',
    access: 'user',
    once: true,
    limit: { max: 60, seconds: 3600 },
    touches: ['adTasks', 'fairness'],
    in: ofTask.extend({ device: uuid.optional().describe('the app’s own number on this phone') }),
    out: z.object({
      bill_user_id: z.string().nullable().describe('null: I wait in the queue'),
      step: z.enum(steps),
      place: z.number().nullable(),
    }),
  }),
  '/tp5/api/AdTask/checkCompleteQueue': get({
    summary: 'Whether it is my turn in the queue of a task, and else my place',
    access: 'user',
    of: ['adTasks'],
    touches: ['adTasks'],
    in: ofTask,
    out: z.object({
      place: z.number().nullable(),
      ahead: z.number(),
      bill_user_id: z.string().nullable().describe('my turn has come'),
      held_until: time.nullable(),
    }),
  }),
  '/tp5/api/AdTask/leaveQueue': post({
    summary: 'Gives my place in the queue to whoever comes next',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: ofTask,
    out: z.object({}),
  }),
  '/tp5/api/AdTask/complete': post({
    summary: 'Hands in a task whose proof is whole',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: ofBill,
    out: bill,
  }),
  '/tp5/api/AdTask/rewardSelection': post({
    summary: 'Chooses money or points, where a task gives one of them',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: ofBill.extend({ choice: z.enum(['money', 'points'], { error: '请选择奖励' }) }),
    out: z.object({ chosen: z.enum(['money', 'points']) }),
  }),
  '/tp5/api/AdTask/receiveReward': post({
    summary: 'Receives what a completed task gives, once',
    access: 'user',
    once: true,
    touches: ['adTasks', 'tasks', 'wallet', 'earnings', 'invites'],
    in: ofBill,
    out: z.object({
      ...rewards,
      balance: z.number().describe('my points now'),
      settles: z.string(),
      gift: z
        .enum(['', 'given', 'gone'])
        .describe('whether a code came beside it; empty: the task gives none'),
    }),
  }),
  '/tp5/api/AdTask/feedBack': post({
    summary: 'Says to the advertiser what I think of a task I took part in',
    access: 'user',
    feature: 'userText',
    once: true,
    limit: { max: 20, seconds: 3600 },
    touches: ['adTasks'],
    in: ofBill.extend({
      mood: z.enum(['good', 'dull', 'broken', 'untrue'], { error: '请选择一项' }),
      words: maybeLines(300, '意见').default(''),
    }),
    out: z.object({}),
  }),
  '/tp5/api/AdTask/wantGoods': post({
    summary: 'Says that I want what a task is about, or no longer',
    access: 'user',
    once: true,
    touches: ['adTasks'],
    in: ofTask.extend({ wanted: flag }),
    out: z.object({ wanted: flag }),
  }),
  '/tp5/api/AdTask/completedLog': get({
    summary: 'Tasks that I took part in, the newest first',
    access: 'user',
    of: ['adTasks'],
    in: z.object({ cursor }),
    out: paged(bill.extend({ at: time, gift: z.string().describe('what came beside it') })),
  }),
}
