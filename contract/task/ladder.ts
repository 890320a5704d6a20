import { z } from 'zod'
import { get, post } from '../call'
import { taskKinds } from '../advertiser/creative'
import { cursor, empty, flag, id, paged, time } from '../fields'
import { billStates, ofTask, rewards, steps } from './bill'

const ofCampaign = z.object({ id: id.describe('of a campaign of an advertiser') })

const row = z.object({
  flag: z.number(),
  kind: z.enum(taskKinds),
  title: z.string(),
  takes: z.string().describe('how long it takes, in words'),
  ...rewards,
  choice: flag,
  gift: z.string().describe('what it gives beside while some is left; empty: nothing'),
  bill_user_id: z.string().nullable(),
  state: z.enum(billStates).nullable(),
  state_text: z.string(),
  step: z.enum(steps).nullable(),
})

export const ladderCalls = {
  '/tp5/api/AdTask/lists': get({
    summary: 'Campaigns with tasks that are open to me',
    access: 'public',
    of: ['adTasks', 'village'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        campaign_id: z.number(),
        title: z.string(),
        advertiser: z.string(),
        ...rewards,
        tasks: z.number(),
        done: z.number(),
        ends_at: time,
      }),
    ),
  }),
  '/tp5/api/AdTask/level': get({
    summary: 'A campaign as a ladder of levels, with my progress',
    access: 'public',
    of: ['adTasks', 'village'],
    in: ofCampaign,
    out: z.object({
      campaign_id: z.number(),
      title: z.string(),
      advertiser: z.string(),
      open: flag,
      state_text: z.string().describe('why it is not open, in words'),
      blocked: flag.describe('1: that is because tasks are shut to me; the rules say why'),
      ends_at: time,
      ...rewards,
      rules: z.array(z.string()),
      levels: z.array(
        z.object({
          level: z.number(),
          state: z.enum(['done', 'open', 'locked']),
          done: z.number(),
          ...rewards,
          tasks: z.array(row),
        }),
      ),
    }),
  }),
  '/tp5/api/AdTask/baseInfo': get({
    summary: 'What I earned today by tasks, and how many are open to me',
    access: 'user',
    of: ['adTasks', 'tasks', 'village'],
    in: empty,
    out: z.object({
      today_cents: z.number(),
      today_points: z.number(),
      today: z.number().describe('tasks of today'),
      open: z.number().describe('campaigns that have something left for me'),
      doing: z.number(),
      to_receive: z.number(),
    }),
  }),
  '/tp5/api/AdTask/checkVillage': post({
    summary: 'Whether a campaign is for my village, and me',
    access: 'user',
    of: ['adTasks', 'village'],
    in: ofCampaign,
    out: z.object({ fits: flag, why_not: z.string() }),
  }),
  '/tp5/api/AdTask/addLog': post({
    summary: 'Counts that a task was seen or opened, once a day and person',
    access: 'user',
    limit: { max: 600, seconds: 3600 },
    touches: [],
    in: ofTask.extend({ event: z.enum(['exposure', 'open'], { error: '没有这种记录' }) }),
    out: z.object({}),
  }),
}
