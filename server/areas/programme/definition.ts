import { z } from 'zod'
import { campaignKey, campaignKinds, campaignState, tones } from '@contract/prize/fields'
import { goodsKinds, tint } from '@contract/catalogue/goods'
import {
  amount,
  key as name,
  link,
  maybe,
  moment,
  number,
  sentences,
  words,
} from '@server/importing/fields'
import { checkTogether } from './check-together'
import { checkWords } from './check-words'
import { opensSomewhere, wayFields } from './ways'

/** The app of a partner, which is opened on the way. */
const outside = z
  .strictObject({
    partner: name
      .optional()
      .describe('who confirms what is done there, by its key, and how it is opened; else nobody'),
    usually: maybe(30).describe('when the confirmation is there'),
    app: words(16),
    note: words(60),
    picture: name,
    tint: tint.default('a'),
    text: words(12).describe('of the button that opens it'),
    ...wayFields,
  })
  .refine(
    ({ partner, ...ways }) => partner !== undefined || opensSomewhere(ways),
    '请写合作方 partner，或写 mini、scheme、url，至少一种',
  )

/** Drawn things are known by the name of their drawing; the shop's are at hand. */
const picture = name
const price = z.strictObject({
  points: amount.optional(),
  gold: amount.optional(),
  money: amount.optional(),
})

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, '应为 10:00 这样的时间，一天结束写 24:00')

const hours = z
  .strictObject({
    weekdays: z
      .array(number.min(1, '周一写 1').max(7, '周日写 7'))
      .min(1, '至少一天')
      .optional()
      .describe('1 is Monday, 7 is Sunday; every day where it is left out'),
    from: clock,
    to: clock,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: '应晚于 from' })

const limit = z.strictObject({
  of: z.enum(['user', 'phone', 'device', 'network'], {
    error: '应为 user、phone、device 或 network',
  }),
  every: z.enum(['once', 'day', 'week', 'month'], { error: '应为 once、day、week 或 month' }),
  most: amount,
})

export const audienceRule = z.discriminatedUnion(
  'rule',
  [
    z.strictObject({ rule: z.literal('newcomer'), days: amount }),
    z.strictObject({
      rule: z.literal('village'),
      villages: z.array(words(40)).min(1, '至少一个村'),
    }),
    z.strictObject({
      rule: z.literal('card'),
      bank: words(20),
      digits: number.min(4, '至少 4 位').max(8, '最多 8 位'),
      prefixes: z.array(z.string().regex(/^\d{2,8}$/, '应为 2 到 8 位数字')).min(1, '至少一个'),
    }),
    z.strictObject({
      rule: z.literal('carrier'),
      name: words(20),
      prefixes: z.array(z.string().regex(/^1\d{2,3}$/, '应为 3 到 4 位号段')).min(1, '至少一个'),
    }),
    z.strictObject({ rule: z.literal('holder'), kind: z.enum(goodsKinds), name: words(20) }),
    z.strictObject({ rule: z.literal('identity') }),
    z.strictObject({ rule: z.literal('invited') }),
    z.strictObject({ rule: z.literal('listed'), by: words(20).describe('who has invited them') }),
  ],
  { error: '没有这种参加条件' },
)

const gives = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('points'), amount }),
    z.strictObject({ type: z.literal('gold'), amount }),
    z.strictObject({
      type: z.literal('goods'),
      goods: words(60).describe('its title in the shop'),
      goods_id: number.default(0).describe('found by the title'),
      parcel: z.boolean().default(false).describe('found with it'),
    }),
    z.strictObject({ type: z.literal('code'), valid_days: amount.optional() }),
  ],
  { error: '应为 points、gold、goods 或 code' },
)

const prize = z.strictObject({
  key: name,
  name: words(30),
  note: maybe(60),
  value: maybe(30),
  picture: picture.optional().describe('of goods and codes; points and gold have their own'),
  tint: tint.default('a'),
  gives,
  stock: number
    .min(0, '不能小于 0')
    .optional()
    .describe('of codes: how many are promised; there are as many as are imported'),
  daily: amount.optional(),
  worth: amount.optional().describe('of a code: what it is worth to whoever has it, in cents'),
  weight: amount.optional(),
  lamps: amount.optional(),
  after: z
    .strictObject({ soldOut: name.optional(), received: name.optional() })
    .optional()
    .describe('another prize that has to be gone, or received, before this one opens'),
  price: price.optional(),
  was: amount.optional().describe('what it costs elsewhere, in cents'),
  limits: z.array(limit).default([]),
  how: sentences,
  next: z.strictObject({ text: words(12), link }).optional(),
})

export const stepNames = [
  'check',
  'captcha',
  'sms',
  'join',
  'help',
  'light',
  'redeem',
  'machine',
  'outside',
  'pay',
  'open',
  'receive',
  'review',
] as const

const step = z.strictObject({
  do: z.enum(stepNames, { error: `应为 ${stepNames.join('、')}` }),
  text: words(20),
})

/** What a campaign may do only where its file says why. */
export const doubtNames = [
  'alwaysWins',
  'overpays',
  'ladder',
  'choices',
  'rights',
  'numbers',
] as const

const find = z.strictObject({
  kind: z.enum(goodsKinds).optional(),
  words: words(40).optional(),
  sort: z.enum(['default', 'points', 'sold', 'newest', 'nearby']).optional(),
})
export type Find = z.output<typeof find>

const title = words(20)
const look = { picture, tint: tint.default('a') }
const modules = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('prizes'), title, prizes: z.array(name).optional() }),
    z.strictObject({ type: z.literal('lamps'), title }),
    z.strictObject({
      type: z.literal('house'),
      title,
      stages: z
        .array(z.strictObject({ at: number.min(0, '不能小于 0'), text: words(40), scene: name }))
        .min(2, '至少两步')
        .refine(
          (stages) =>
            stages[0]?.at === 0 &&
            stages.every(({ at }, nth) => nth === 0 || at > stages[nth - 1]!.at),
          '从 0 开始，一步比一步多',
        ),
    }),
    z.strictObject({ type: z.literal('outside'), title }),
    z.strictObject({ type: z.literal('odds'), title, note: words(120) }),
    z.strictObject({
      type: z.literal('text'),
      title,
      lines: z.array(words(200)).min(1, '至少一句'),
    }),
    z.strictObject({
      type: z.literal('rights'),
      title,
      list: z
        .array(z.strictObject({ name: words(20), value: words(20), how: words(80), picture }))
        .min(1, '至少一项'),
    }),
    z.strictObject({ type: z.literal('banner'), title: words(30), note: maybe(40), ...look, link }),
    z.strictObject({
      type: z.literal('links'),
      title,
      list: z
        .array(z.strictObject({ text: words(20), note: maybe(40), ...look, link }))
        .min(1, '至少一项'),
    }),
    z.strictObject({
      type: z.literal('goods'),
      title,
      note: maybe(40),
      link,
      find,
      most: amount.max(20, '最多 20 件').default(6),
    }),
    z.strictObject({
      type: z.literal('tabs'),
      title,
      tabs: z.array(z.strictObject({ key: name, text: words(8), find })).min(2, '至少两个'),
    }),
    z.strictObject({ type: z.literal('campaigns'), title, keys: z.array(campaignKey).optional() }),
    z.strictObject({ type: z.literal('receivers'), title }),
  ],
  { error: '没有这种版块' },
)

export const wordKeys = [
  ...campaignState.options,
  'newcomer',
  'village',
  'card',
  'carrier',
  'holder',
  'identity',
  'invited',
  'listed',
  'received',
  'phoneReceived',
  'outside',
  'receive',
  'pay',
] as const

const fields = z.strictObject({
  key: campaignKey,
  kind: z.enum(campaignKinds, { error: `应为 ${campaignKinds.join('、')}` }),
  routes: z.array(z.string().regex(/^\/(?!\/)[A-Za-z0-9/_-]+$/, '应为站内地址')).default([]),
  title: words(30),
  subtitle: words(60),
  partner: z
    .strictObject({ name: words(30), note: maybe(60), phone: maybe(20) })
    .nullable()
    .default(null),
  period: z.strictObject({
    starts_at: moment.optional(),
    ends_at: moment.optional(),
    days: amount.max(1000, '最多 1000 天').optional().describe('counted from the import'),
  }),
  hours: hours.optional().describe('when it is open within its period'),
  look: z.strictObject({
    tone: z.enum(tones, { error: `应为 ${tones.join('、')}` }),
    tint,
    scene: name,
    motion: z.enum(['none', 'snow', 'petals', 'lanterns', 'sparkle']).default('none'),
  }),
  intro: sentences,
  audience: z.array(audienceRule).default([]),
  limits: z.array(limit).default([]),
  terms: z
    .array(z.strictObject({ title: words(20), lines: z.array(words(200)).min(1) }))
    .min(1, '请写活动规则'),
  steps: z.array(step),
  phone: z.enum(['own', 'any']).default('own'),
  pick: z.enum(['choose', 'draw', 'all']).default('choose'),
  guarantee: z
    .strictObject({
      every: amount.min(2, '至少为 2'),
      prizes: z.array(name).min(1, '至少一份'),
      text: words(20).describe('what these prizes are called together'),
    })
    .optional()
    .describe('who drew none of these for long enough draws one of them'),
  consolation: name.optional().describe('of what is drawn: takes the weight of what is gone'),
  refund: z
    .strictObject({
      within: z
        .literal('day')
        .or(amount.max(30, '最多 30 天'))
        .describe('that day, or so many days'),
      if: z.literal('unused', { error: '应为 unused' }),
    })
    .optional()
    .describe('until when what was bought can be given back; a box that is not opened always can'),
  price: price.default({}),
  lamps: z
    .strictObject({
      as: z.enum(['lamps', 'bricks', 'visits']).default('lamps').describe('what they are called'),
      goal: amount,
      helps_a_day: amount,
      helps_a_day_of: z
        .strictObject({ device: amount.optional(), network: amount.optional() })
        .optional()
        .describe('how often all who share a phone, or a network, may help'),
      thanks: amount.optional(),
      own_counts: z
        .boolean()
        .default(true)
        .describe('whether the lamp of one’s own is one of them'),
    })
    .optional(),
  card: z.strictObject({ days: amount }).optional(),
  machine: z.strictObject({ numbers: z.array(words(20)).default([]) }).optional(),
  outside: outside.optional(),
  prizes: z.array(prize),
  modules: z.array(modules).default([]),
  share: z.strictObject({ title: words(30), text: words(60), picture }),
  success: link,
  next: z.strictObject({ text: words(12), link }).optional(),
  words: z.partialRecord(z.enum(wordKeys), words(60)).default({}),
  because: z
    .partialRecord(z.enum(doubtNames), words(120))
    .default({})
    .describe('why it does what it would be refused for'),
})

export type Fields = z.output<typeof fields>

/** A campaign as it is written down: all that is particular to it. */
export const definition = fields.superRefine(checkTogether).superRefine(checkWords)

export type Definition = z.output<typeof definition>
export type Prize = Definition['prizes'][number]
export type PrizeType = Prize['gives']['type']
export type Limit = Definition['limits'][number]
export type Rule = Definition['audience'][number]
export type Module = Definition['modules'][number]
export type Price = Definition['price']
export type CampaignKind = Definition['kind']
export type Outside = NonNullable<Definition['outside']>
export type Pay = keyof Price
export type StepName = (typeof stepNames)[number]
export type WordKey = (typeof wordKeys)[number]
export type DoubtName = (typeof doubtNames)[number]

/** Whether one step comes before another; false where either is none of them. */
export const comesBefore = (
  { steps }: Pick<Definition, 'steps'>,
  first: StepName,
  then: StepName,
) => {
  const names = steps.map((one) => one.do)
  return names.includes(first) && names.indexOf(first) < names.indexOf(then)
}

export const hasStep = ({ steps }: Pick<Definition, 'steps'>, name: StepName) =>
  steps.some((one) => one.do === name)

/** Whether chance decides what somebody gets. */
export const isDrawn = (definition: Pick<Definition, 'pick' | 'steps'>) =>
  definition.pick === 'draw' && !hasStep(definition, 'redeem')

/** A draw that friends are asked to help with: WeChat lets sharing bring nobody a chance to win. */
export const isHelpedDraw = (definition: Pick<Definition, 'pick' | 'lamps' | 'steps'>) =>
  definition.pick === 'draw' && (definition.lamps !== undefined || hasStep(definition, 'help'))
