import { z } from 'zod'
import { get, post } from '../call'
import { cursor, flag, id, lines, maybeLines, paged, time } from '../fields'
import { memberState } from '../village'
import { village } from './shapes'

const what = z.enum(['name', 'phone'], { error: '只能看称呼或者电话' })

const row = z.object({
  member_id: z.number().describe('of the membership; it names nobody'),
  name: z.string().describe('masked'),
  village: z.string(),
  state: memberState,
  state_text: z.string(),
  joined_at: time.describe('when they asked'),
  decided_at: time.nullable(),
  reason: z.string().describe('why they were refused; empty where they were not'),
})

const one = { member_id: id }

export const residentsCalls = {
  '/tp5/api/Housekeep/userLists': get({
    summary: 'Who belongs to my villages, confirmed, by masked names',
    access: 'steward',
    of: ['village'],
    in: z.object({ cursor, village: village.optional().describe('without it all of mine') }),
    out: paged(row),
  }),
  '/tp5/api/Housekeep/authUserList': get({
    summary: 'Who asks to belong to my villages, the longest waiting first, or was answered',
    access: 'steward',
    of: ['village'],
    in: z.object({
      cursor,
      state: memberState.optional().describe('without it who waits'),
    }),
    out: paged(row).extend({ asked: z.number().describe('how many wait') }),
  }),
  '/tp5/api/Housekeep/userDetail': get({
    summary: 'One of them: how they came to belong, and who looked at what of theirs',
    access: 'steward',
    of: ['village'],
    in: z.object(one),
    out: row.extend({
      phone: z.string().describe('masked'),
      moves: z.array(
        z.object({
          at: time,
          by: z.string().describe('masked'),
          text: z.string(),
          reason: z.string(),
        }),
      ),
      looks: z.array(
        z.object({
          at: time,
          by: z.string().describe('masked'),
          text: z.string(),
          reason: z.string(),
        }),
      ),
      mine: flag.describe('it is myself'),
    }),
  }),
  '/tp5/api/Housekeep/userAuth': post({
    summary: 'Confirms that somebody belongs to a village of mine, or refuses and says why',
    access: 'steward',
    once: true,
    touches: ['village'],
    in: z.object({
      ...one,
      pass: flag.describe('1 confirms, 0 refuses'),
      reason: maybeLines(100, '原因').default(''),
    }),
    out: row,
  }),
  '/tp5/api/Housekeep/userRemove': post({
    summary: 'Takes somebody who was confirmed out of a village of mine, and says why',
    access: 'steward',
    once: true,
    touches: ['village'],
    in: z.object({ ...one, reason: lines(100, '原因') }),
    out: row,
  }),
  '/tp5/api/Housekeep/look': post({
    summary: 'Tells the whole name or phone of a resident; that it was looked at stays on record',
    access: 'steward',
    once: true,
    limit: { max: 30, seconds: 3600 },
    touches: ['village'],
    in: z.object({ ...one, what, reason: lines(100, '用途') }),
    out: z.object({ what, value: z.string() }),
  }),
}
