import { z } from 'zod'
import { get, post } from '../call'
import { cursor, day, empty, paged, time } from '../fields'

const rules = z.enum(['today', 'former'], { error: '没有这份规则' })
const tier = z.union([z.literal(1), z.literal(2)])

const person = z.object({
  name: z.string().describe('masked'),
  bound_at: time,
  cents: z.number().describe('what they have brought me'),
  guests: z.number().describe('how many they invited in turn'),
  guests_cents: z.number().describe('what those have brought me'),
})

/** What invitations bring in money, by two tiers. */
export const tierCalls = {
  '/tp5/api/InviteReward/info': get({
    summary: 'What my invitations have brought, by tier, and by which rules',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites', 'earnings'],
    in: z.object({ rules: rules.optional() }),
    out: z.object({
      rules: z.array(z.string()),
      settled: z.number().describe('cents that are sure'),
      waiting: z.number().describe('cents that may still be looked at'),
      taken_back: z
        .number()
        .describe('cents that were none; with the others all of my incomes by it'),
      tiers: z.array(
        z.object({
          tier,
          hundredths: z.number().describe('of the price of a task'),
          people: z.number(),
          cents: z.number(),
        }),
      ),
      people: z.array(person).describe('the newest few of whom I invited'),
      former: z.number().describe('how many of mine are under the earlier rules'),
    }),
  }),
  '/tp5/api/InviteReward/people': get({
    summary: 'Whom I invited, newest first, and what they earned me',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites', 'earnings'],
    in: z.object({ rules: rules.optional(), cursor }),
    out: paged(person),
  }),
  '/tp5/api/InviteReward/log': get({
    summary: 'Each reward of my invitations in the chosen days, newest first, and their sum',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites', 'earnings'],
    in: z.object({ cursor, start_time: day.optional(), end_time: day.optional() }),
    out: paged(
      z.object({
        name: z.string().describe('masked: who did the task'),
        tier,
        cents: z.number(),
        state: z.enum(['pending', 'settled', 'frozen', 'paid', 'taken_back', 'left']),
        state_text: z.string(),
        created_at: time,
      }),
    ).extend({
      income: z.number().describe('of the chosen days, in cents, as the ledger of incomes has it'),
      taken_back: z.number().describe('of it what went back'),
    }),
  }),
  '/tp5/api/AdTask/invite': post({
    summary: 'My link, by which others come to a task and to me',
    access: 'user',
    feature: 'inviteReward',
    once: true,
    touches: [],
    in: empty,
    out: z.object({
      code: z.string(),
      link: z.string().describe('a public address of the app'),
      title: z.string(),
    }),
  }),
}
