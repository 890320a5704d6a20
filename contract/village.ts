import { z } from 'zod'
import { get, post } from './call'
import { empty, flag, id, time } from './fields'

export const memberStates = ['asked', 'approved', 'refused'] as const
export const memberState = z.enum(memberStates, { error: '没有这种状态' })

const membership = z.object({
  village_id: z.number(),
  name: z.string(),
  joined_at: time,
  state: memberState.describe(
    'I belong there from when I ask, until I am refused; gifts wait until I am confirmed',
  ),
  state_text: z.string(),
  reason: z.string().describe('why I was refused; empty where I was not'),
})

export const villageCalls = {
  '/tp5/api/Index/villages': get({
    summary: 'The villages that have opened, nearest first where the position is known',
    access: 'public',
    of: ['village', 'here'],
    alike: true,
    in: empty,
    out: z.object({
      list: z.array(
        z.object({
          village_id: z.number(),
          name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          distance: z.number().nullable().describe('metres; null where the position is unknown'),
        }),
      ),
    }),
  }),
  '/tp5/api/Village/mine': get({
    summary: 'The village I belong to, and whether its steward has confirmed that',
    access: 'user',
    of: ['village'],
    in: empty,
    out: z.object({
      village: membership.nullable().describe('null while I have chosen none'),
      may_change: flag.describe('a village is kept for a month, unless I was refused there'),
      may_change_at: time.nullable().describe('from when on; null where I may now'),
      kept_days: z.number(),
    }),
  }),
  '/tp5/api/Village/userBind': post({
    summary: 'Makes a village mine, and asks its steward to confirm that',
    access: 'user',
    once: true,
    touches: ['village'],
    in: z.object({ village_id: id }),
    out: membership,
  }),
}
