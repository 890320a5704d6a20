import { z } from 'zod'
import { get, post } from './call'
import { cursor, empty, flag, id, paged, text, time } from './fields'

const code = text(40, '邀请码')
const kind = z.enum(['task', 'order', 'active'])

const recruitment = z.object({
  recruit_distributor_id: z.number(),
  title: z.string(),
  text: z.string(),
  open: flag.describe('whether it takes people now'),
  rewards: z
    .array(
      z.object({
        kind,
        title: z.string().describe('what a neighbour does'),
        cents: z.number().describe('for who recruited them'),
        second_cents: z.number().describe('for who recruited that one'),
      }),
    )
    .describe('what is given, once each for a neighbour'),
  rules: z.array(z.string()),
})

const deed = z.object({
  kind,
  title: z.string(),
  cents: z.number(),
  state: z
    .enum([
      ...(['ahead', 'lapsed', 'full'] as const),
      ...(['pending', 'settled', 'frozen', 'paid', 'taken_back', 'left'] as const),
    ])
    .describe('`full`: I had all of a month by then'),
  state_text: z.string(),
})

/** Neighbours who bring neighbours and are paid for what those do. */
export const distributorCalls = {
  '/tp5/api/RecruitDistributor/info': get({
    summary: 'What distributors are recruited for, and who recruits me where a code says so',
    access: 'public',
    feature: 'inviteReward',
    limit: { max: 60, seconds: 60 },
    of: ['invites'],
    alike: true,
    in: z.object({ recruit_distributor_id: id, code: code.optional() }),
    out: recruitment.extend({
      by: z.string().describe('whose code it is, masked; empty without one'),
    }),
  }),
  '/tp5/api/RecruitDistributor/check': get({
    summary: 'Whether I am a distributor or may become one, and by which rules',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites', 'identity'],
    in: empty,
    out: z.object({
      joined_at: time.nullable().describe('null: I am none'),
      recruitment: recruitment
        .nullable()
        .describe('by which I joined, or could today; null: nobody is recruited now'),
      verified: flag.describe('who I am is known, which a distributor needs'),
      code: z.string().describe('mine, that others come by; empty where I am none'),
      link: z.string().describe('a public address of the app; empty where I am none'),
      by: z.string().describe('who invited me, masked; empty: nobody'),
    }),
  }),
  '/tp5/api/RecruitDistributor/join': post({
    summary: 'Makes me a distributor, by the rules of today',
    access: 'user',
    feature: 'inviteReward',
    once: true,
    touches: ['invites'],
    in: z.object({ recruit_distributor_id: id }),
    out: z.object({ code: z.string(), link: z.string() }),
  }),
  '/tp5/api/Distributor/addCodeUser': post({
    summary: 'Binds me to the distributor whose code I scanned, once and only as a newcomer',
    access: 'user',
    feature: 'inviteReward',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['invites'],
    in: z.object({ code }),
    out: z.object({ name: z.string().describe('masked'), bound_at: time }),
  }),
  '/tp5/api/RecruitDistributor/total': get({
    summary: 'What those whom I recruited have brought me',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites', 'earnings'],
    in: empty,
    out: z.object({
      people: z.number().describe('whom I recruited'),
      second_people: z.number().describe('whom those recruited who are distributors too'),
      today: z.number().describe('who came today'),
      settled: z.number().describe('cents that are sure'),
      waiting: z.number().describe('cents that may still be taken back'),
      taken_back: z.number().describe('cents that were none'),
      deeds: z.array(
        z.object({
          kind,
          title: z.string(),
          people: z.number().describe('who did it, of both tiers'),
          cents: z.number().describe('what it brought me'),
        }),
      ),
    }),
  }),
  '/tp5/api/RecruitDistributor/lists': get({
    summary: 'Whom I recruited, newest first, what each has done and what it brought me',
    access: 'user',
    feature: 'inviteReward',
    of: ['invites', 'earnings'],
    in: z.object({ cursor }),
    out: paged(
      z.object({
        name: z.string().describe('masked'),
        bound_at: time,
        cents: z.number().describe('what was not taken back'),
        deeds: z.array(deed),
      }),
    ),
  }),
}
