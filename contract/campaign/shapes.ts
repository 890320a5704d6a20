import { z } from 'zod'
import { flag, time } from '../fields'
import { goodsRow, tint } from '../catalogue/goods'

/** What kind a campaign is says how its page is laid out, and nothing else. */
export const campaignKinds = [
  'gift',
  'membership',
  'weekly',
  'goodsList',
  'blindBox',
  'lamps',
  'monthlyCard',
  'festival',
  'bankPoints',
  'code',
  'machine',
  'subject',
] as const

/** Roles of the colour tokens: a campaign names one and never a colour. */
export const tones = ['brand', 'gold', 'ok', 'warn', 'danger'] as const

export const campaignState = z.enum([
  'ahead',
  'open',
  'between',
  'soldOutToday',
  'soldOut',
  'ended',
  'paused',
])

export const campaignKey = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/, '活动编号不正确')

const link = z.string().describe('a public address of the app, such as /exchangeShop; empty: none')
const section = z.object({ title: z.string(), lines: z.array(z.string()) })

export const prize = z.object({
  prize_key: z.string(),
  name: z.string(),
  note: z.string(),
  value: z.string().describe('what it is worth, in words'),
  picture: z.string(),
  tint,
  type: z.enum(['points', 'gold', 'goods', 'code']),
  amount: z.number().describe('points or gold, else 0'),
  goods_id: z.number().describe('of the shop, where it comes from there; else 0'),
  stock: z.number().describe('what is left'),
  left_today: z.number().nullable().describe('null where a day has no limit'),
  odds: z.number().nullable().describe('of 10 000 draws as stock stands now; null: not drawn'),
  lamps: z.number().describe('how many must be lit for it; 0: none'),
  price: z.object({ points: z.number(), gold: z.number(), money: z.number() }),
  was: z.number().describe('what it costs elsewhere, in cents; 0: not said'),
  state: z.enum(['open', 'locked', 'received', 'soldOutToday', 'soldOut']),
  state_text: z.string(),
  how: z.array(z.string()).describe('how it is used, a sentence each'),
  needs: z.object({ address: flag }),
})

export const receipt = z.object({
  receipt_id: z.string(),
  key: z.string(),
  campaign: z.string().describe('its title'),
  link: link.describe('of the campaign'),
  success: link.describe('of the page that shows this receipt'),
  prize_key: z.string(),
  name: z.string(),
  note: z.string(),
  value: z.string(),
  picture: z.string(),
  tint,
  type: prize.shape.type,
  amount: z.number(),
  state: z.enum(['done', 'waiting']).describe('waiting: tell an address and it is sent'),
  state_text: z.string(),
  code: z.string().describe('what was drawn from a list of codes; empty in lists'),
  holding_id: z.string(),
  order_sn: z.string(),
  phone: z.string().describe('masked: which phone it was received for'),
  how: z.array(z.string()),
  next: z.object({ text: z.string(), link }).describe('what to do with it'),
  received_at: time,
  expires_at: time.nullable(),
  together: z
    .array(z.object({ receipt_id: z.string(), name: z.string(), value: z.string() }))
    .describe('what else the same receiving gave; empty in lists'),
})

/** What somebody has begun: lamps that friends help to light, or a card that runs for some days. */
export const entry = z.object({
  entry_id: z.string(),
  mine: flag,
  owner: z.string().describe('masked, where it is not mine'),
  joined_at: time,
  ends_at: time.nullable(),
  lit: z.number(),
  goal: z.number(),
  lit_by: z.array(z.object({ name: z.string(), at: time })).describe('the newest twenty'),
  may_light: flag.describe('mine: I can light one myself today'),
  may_help: flag.describe("another's: I can light one for them"),
  note: z.string().describe('why not, or what it brings'),
  words: z
    .object({ whose: z.string(), unit: z.string(), by: z.string(), thanks: z.string() })
    .describe('what lamps are called in this campaign'),
})

export const campaignOrderState = z.enum(['unpaid', 'paid', 'done', 'cancelled'])

export const order = z.object({
  order_sn: z.string(),
  state: campaignOrderState,
  state_text: z.string(),
  pay: z.enum(['points', 'gold', 'money']),
  amount: z.number().describe('points, gold, or cents'),
  expires_at: time.nullable(),
  receipt_id: z.string().describe('of what it gave; empty before'),
})

const teaser = z.object({
  key: z.string(),
  kind: z.enum(campaignKinds),
  group: z.string().describe('what it is for, in words'),
  title: z.string(),
  note: z.string(),
  link,
  state: campaignState,
  state_text: z.string(),
  scene: z.string(),
  tone: z.enum(tones),
  tint,
})

/** The pieces that a page is composed of, in the order in which they are shown. */
export const module = z.discriminatedUnion('type', [
  z.object({ type: z.literal('prizes'), title: z.string(), prizes: z.array(z.string()) }),
  z.object({ type: z.literal('lamps'), title: z.string() }),
  z.object({
    type: z.literal('house'),
    title: z.string(),
    scene: z.string().describe('the drawing of how far it has come'),
    text: z.string(),
    next: z.string().describe('what comes next, and what is missing; empty: it is finished'),
  }),
  z.object({ type: z.literal('outside'), title: z.string() }),
  z.object({
    type: z.literal('odds'),
    title: z.string(),
    note: z.string(),
    guarantee: z.string().describe('after how many draws a better one is certain; empty: never'),
  }),
  z.object({ type: z.literal('text'), title: z.string(), lines: z.array(z.string()) }),
  z.object({
    type: z.literal('rights'),
    title: z.string(),
    list: z.array(
      z.object({ name: z.string(), value: z.string(), how: z.string(), picture: z.string() }),
    ),
  }),
  z.object({
    type: z.literal('banner'),
    title: z.string(),
    note: z.string(),
    picture: z.string(),
    tint,
    link,
  }),
  z.object({
    type: z.literal('links'),
    title: z.string(),
    list: z.array(
      z.object({ text: z.string(), note: z.string(), picture: z.string(), tint, link }),
    ),
  }),
  z.object({
    type: z.literal('goods'),
    title: z.string(),
    note: z.string(),
    link,
    list: z.array(goodsRow),
  }),
  z.object({
    type: z.literal('tabs'),
    title: z.string(),
    tabs: z.array(z.object({ tab_key: z.string(), text: z.string() })),
  }),
  z.object({ type: z.literal('campaigns'), title: z.string(), list: z.array(teaser) }),
  z.object({
    type: z.literal('receivers'),
    title: z.string(),
    given: z.number().describe('how many prizes have been received altogether'),
    list: z.array(z.object({ name: z.string(), what: z.string(), at: time })),
  }),
])

/** The one thing to do next; a page shows it as its button and does what it says. */
export const action = z.object({
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
    'outside',
    'link',
    'none',
  ]),
  text: z.string(),
  note: z.string().describe('why, or what it brings; empty: nothing to say'),
  link: link.describe('where it leads, of link and receipt'),
})

/** What has to be given along with receiving or paying. */
export const needs = z.object({
  sms: flag,
  captcha: flag,
  phone: flag.describe('1: any phone may be told, proved by its code; 0: my own'),
  card: z.number().describe('how many first digits of a bank card; 0: none'),
  code: flag.describe('a code to redeem'),
  machine: flag.describe('the number of a machine that was scanned'),
  address: flag.describe('of a prize that is posted'),
})

/** Every way to an app that is not ours; empty: not this one. The phone chooses. */
export const outsideWays = z.object({
  mini: z.object({ app_id: z.string(), path: z.string() }).describe('a mini program of WeChat'),
  scheme: z.string().describe('opens the app where it is installed'),
  url: z.string().describe('its page for browsers; one that begins with / is ours'),
  download: z.object({ ios: z.string(), android: z.string() }),
})

export const outside = z.object({
  app: z.string().describe('its name'),
  note: z.string(),
  picture: z.string(),
  tint,
  text: z.string().describe('of the button that opens it'),
  opened: flag.describe('I have opened it from here'),
  may_open: flag.describe('it is my turn to, or I have received already'),
  later: z.string().describe('why not yet; empty where it may be opened'),
  ways: outsideWays,
})

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
  price: z.object({ points: z.number(), gold: z.number(), money: z.number() }),
  needs,
  modules: z.array(module),
  share: z.object({ title: z.string(), text: z.string(), picture: z.string(), link }),
  pages: z.object({ self: link, success: link }),
  action,
  entry: entry.nullable().describe('mine, or the one I was invited to'),
  outside: outside.nullable().describe("a partner's app that is opened on the way"),
  order: order.nullable().describe('mine that waits to be paid or opened'),
  receipts: z.array(receipt).describe('mine, the newest ten'),
  mine: z
    .object({ phone: z.string().describe('masked'), points: z.number(), gold: z.number() })
    .nullable()
    .describe('null for a visitor'),
})

export { teaser }
