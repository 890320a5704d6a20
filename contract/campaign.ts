import { z } from 'zod'
import { get, post } from './call'
import { goodsRow } from './catalogue/goods'
import { cursor, empty, flag, machineSn, paged, time, uuid } from './fields'
import { campaign } from './campaign/campaign'
import { receivedCalls } from './campaign/received'
import { campaignState, one, prizeKey, which } from './prize/fields'
import { teaser } from './campaign/modules'
import { prize } from './prize/prize'

export const campaignCalls = {
  ...receivedCalls,
  '/tp5/api/Campaign/detail': get({
    summary: 'A campaign as its page shows it, and what it is to me',
    access: 'public',
    of: [
      'campaigns',
      'orders',
      'wallet',
      'goods',
      'holdings',
      'me',
      'identity',
      'village',
      'reviews',
      'invites',
      'here',
    ],
    in: which.extend({
      entry_id: uuid.optional().describe('whose lamps I was asked to help light'),
      machine_sn: machineSn.optional().describe('the machine that was scanned'),
    }),
    out: campaign,
  }),
  '/tp5/api/Campaign/lists': get({
    summary: 'Campaigns that are open or come within a week, what ends sooner first',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: z.object({
      cursor,
      open: flag.optional().describe('1: only what can be received at this moment'),
    }),
    out: paged(teaser),
  }),
  '/tp5/api/Campaign/rule': get({
    summary: "A campaign's rules in force or as they were, and its odds as they were published",
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: which.extend({
      version: z
        .string()
        .regex(/^\d{1,6}$/, '没有这个版本')
        .optional(),
    }),
    out: z.object({
      key: z.string(),
      title: z.string(),
      version: z.string(),
      in_force: flag,
      published_at: time.nullable(),
      versions: z
        .array(z.object({ version: z.string(), why: z.string(), published_at: time }))
        .describe('all there are, the newest first'),
      odds: z
        .array(
          z.object({
            version: z.string(),
            published_at: time,
            why: z.string().describe('what changed since those before'),
            shares: z.array(
              z.object({ name: z.string(), odds: z.number().describe('of 10 000 draws') }),
            ),
          }),
        )
        .describe('as they were published, the newest twenty; empty: nothing is drawn'),
      starts_at: time,
      ends_at: time,
      hours: z.string(),
      partner: z.string(),
      audience: z.array(z.string()),
      limits: z.array(z.string()),
      terms: campaign.shape.terms,
    }),
  }),
  '/tp5/api/Campaign/goodsList': get({
    summary: 'The goods behind one tab of a campaign',
    access: 'public',
    of: ['campaigns', 'goods', 'here'],
    alike: true,
    in: one.extend({ tab_key: prizeKey, cursor }),
    out: paged(goodsRow),
  }),
  '/tp5/api/Campaign/slider': get({
    summary: 'Who received something of late, masked',
    access: 'public',
    of: ['campaigns', 'me'],
    alike: true,
    in: one,
    out: z.object({
      list: z.array(z.object({ name: z.string(), what: z.string(), at: time })),
    }),
  }),
  '/tp5/api/Campaign/surplusNum': post({
    summary: 'What is left of each prize at this moment',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: one,
    out: z.object({
      state: campaignState,
      state_text: z.string(),
      left: z.number(),
      left_today: z.number().nullable(),
      prizes: z.array(
        prize.pick({ prize_key: true, stock: true, left_today: true, state: true, odds: true }),
      ),
    }),
  }),
  '/tp5/api/Campaign/total': get({
    summary: 'How much has been given of a campaign, altogether and today',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: one,
    out: z.object({ given: z.number(), today: z.number(), left: z.number() }),
  }),
  '/tp5/api/Campaign/tabDownTime': post({
    summary: 'How long until a campaign opens, opens again or ends',
    access: 'public',
    of: ['campaigns'],
    alike: true,
    in: one,
    out: z.object({ state: campaignState, seconds: z.number().nullable(), now: time }),
  }),
  '/tp5/api/Campaign/remind': post({
    summary: 'Asks to be told when a campaign begins, or no longer does',
    access: 'user',
    once: true,
    limit: { max: 30, seconds: 60 },
    touches: ['campaigns'],
    in: one.extend({ on: flag }),
    out: z.object({ on: flag }),
  }),
  '/tp5/api/Campaign/click': post({
    summary: 'Counts that somebody looked, clicked or shared',
    access: 'public',
    limit: { max: 120, seconds: 60 },
    touches: [],
    in: one.extend({
      event: z.enum(['view', 'click', 'share'], { error: '没有这种记录' }),
      device: uuid.optional().describe('whose first view of the day makes one visitor'),
    }),
    out: empty,
  }),
}
