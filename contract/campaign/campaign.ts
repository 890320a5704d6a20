import { z } from 'zod'
import { tint } from '../catalogue/goods'
import { flag, link, time } from '../fields'
import { campaignKinds, campaignState, tones } from '../prize/fields'
import { entry } from '../prize/lamps'
import { order } from '../campaign-order'
import { outside } from '../prize/outing'
import { prize } from '../prize/prize'
import { needs, receipt } from '../prize/receiving'
import { module } from './modules'

/** The one thing to do next; a page shows it as its button and does what it says. */
const action = z.object({
  do: z.enum([
    'login',
    'receive',
    'choose',
    'join',
    'pay',
    'open',
    'light',
    'help',
    'share',
    'address',
    'receipt',
    'scan',
    'stand',
    'outside',
    'link',
    'remind',
    'forget',
    'none',
  ]),
  text: z.string(),
  note: z.string().describe('why, or what it brings; empty: nothing to say'),
  link: link.describe('where it leads, of link and receipt'),
})

const section = z.object({ title: z.string(), lines: z.array(z.string()) })

export const campaign = z.object({
  key: z.string(),
  kind: z.enum(campaignKinds),
  title: z.string(),
  subtitle: z.string(),
  partner: z
    .object({ name: z.string(), note: z.string(), phone: z.string() })
    .nullable()
    .describe('who gives it with us'),
  look: z.object({
    tone: z.enum(tones),
    tint,
    scene: z.string().describe('the key of its drawing'),
    motion: z.enum(['none', 'snow', 'petals', 'lanterns', 'sparkle']),
  }),
  state: campaignState,
  state_text: z.string(),
  state_note: z.string().describe('what to do about it'),
  starts_at: time,
  ends_at: time,
  hours: z.string().describe('when it is open within its period, in words; empty: at any time'),
  changes_in: z
    .number()
    .nullable()
    .describe('seconds until it opens, opens again tomorrow, or ends; null: never'),
  surplus: z.object({ left: z.number(), left_today: z.number().nullable(), total: z.number() }),
  intro: z.array(z.string()),
  audience: z.array(z.string()).describe('who may take part, a sentence each'),
  limits: z.array(z.string()).describe('how often, a sentence each'),
  terms: z.array(section),
  rule_version: z.string(),
  steps: z.array(z.object({ text: z.string(), done: flag })),
  pick: z.enum(['choose', 'draw', 'all']).describe('all: one receiving gives every prize'),
  prizes: z.array(prize),
  price: z
    .object({ points: z.number(), gold: z.number(), money: z.number() })
    .describe('of all of it, in the one way or the other; a prize may have its own'),
  card: z.number().describe('for how many days a card runs that is bought; 0: none is'),
  needs,
  modules: z.array(module),
  share: z.object({ title: z.string(), text: z.string(), link }),
  pages: z.object({ self: link, success: link }),
  action,
  entry: entry.nullable().describe('mine, or the one I was invited to'),
  outside: outside.nullable().describe("a partner's app that is opened on the way"),
  order: order.nullable().describe('mine that waits to be opened, or to be paid where it can be'),
  orders: z.number().describe('how many orders of it I have, of whatever state'),
  receipts: z.array(receipt).describe('mine, the newest ten'),
  mine: z
    .object({ phone: z.string().describe('masked'), points: z.number(), gold: z.number() })
    .nullable()
    .describe('null for a visitor'),
})
