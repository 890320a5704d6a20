import { z } from 'zod'
import { goodsKind, tint } from '@contract/catalogue/goods'
import {
  amount,
  key,
  maybe,
  moment,
  number,
  sentences,
  whole,
  words,
} from '@server/importing/fields'
import { type Found, isBackwards } from '@server/importing/checks'
import { picture } from '@server/importing/pictures'

const some = whole.default(0)

const worth = z.strictObject({
  face: some.describe('cents that a coupon takes off'),
  threshold: some.describe('cents that the bill must reach'),
  percent: whole.max(100, '最多 100').default(0).describe('of the price that a card leaves to pay'),
  uses: some.describe('how often it can be shown; as often as one likes where it is left out'),
  valid_days: some.describe('from the day it is received; for ever where it is left out'),
})

const code = z
  .string()
  .regex(/^[\x21-\x7e]{4,64}$/, '券码应为 4 到 64 位字母、数字或符号，中间没有空格')
const codes = z.array(code).default([]).describe('added to those that are there')

const way = z
  .strictObject({ points: some, gold: some, money: some.describe('cents') })
  .refine(({ points, gold, money }) => points + gold + money > 0, '付法不能全是 0')

const right = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,20}$/, '只能用小写字母、数字和连字符'),
  name: words(40),
  value: words(60),
  kind: z.enum(['coupon', 'digital', 'goods'], { error: '应为 coupon、digital 或 goods' }),
  picture,
  worth: worth.prefault({}),
  rules: sentences,
  merchant: key.optional().describe('who redeems it, where it is shown at a counter'),
  share: amount.default(1).describe('how much of the packet it makes up, beside the others'),
  codes,
})

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '应为 09:00 这样的时间')

const session = z
  .strictObject({
    starts_at: moment.optional(),
    ends_at: moment.optional(),
    in_days: whole.max(1000, '最多 1000 天').optional().describe('counted from the import'),
    from: clock.optional(),
    to: clock.optional(),
  })
  .refine(
    (one) =>
      one.in_days === undefined
        ? one.starts_at && one.ends_at && !one.from && !one.to
        : one.from && one.to && !one.starts_at && !one.ends_at,
    '请写 starts_at 和 ends_at，或者 in_days、from 和 to',
  )
  .refine(
    (one) => !isBackwards(one) && (!one.from || !one.to || one.from < one.to),
    '结束应晚于开始',
  )

/** Beside the one that the card shows. */
const mostPictures = 6

const goods = z.strictObject({
  key,
  title: words(60),
  intro: words(200),
  picture,
  pictures: z
    .array(picture)
    .max(mostPictures, `最多 ${mostPictures} 张`)
    .default([])
    .describe('what else there is to see, after the picture'),
  tint,
  label: maybe(10),
  ways: z.array(way).min(1, '至少写一种付法').describe('what one costs, the usual way first'),
  refund: z
    .enum(['left', 'none'], { error: '应为 left 或 none' })
    .optional()
    .describe(
      'left: what is not used goes back, when asked for and when it has run out; none: it is all or nothing, and after its time nothing',
    ),
  limit: some.describe('the most that one person may have; no limit where it is left out'),
  stock: whole.optional().describe('all there ever were, those exchanged too'),
  sold: some.describe('exchanged before the house knew of it; of new goods alone'),
  codes,
  details: z.record(words(20), words(200)).default({}),
  notice: maybe(300),
  merchant: key.optional(),
  identity: z.boolean().default(false).describe('only for people whose identity is known'),
  sms: z.boolean().default(false).describe('only with a code sent to the phone'),
  weight: number.max(999_999_999, '数字太大').default(0).describe('the higher the further up'),
  off_shelf: z.boolean().default(false),
  worth: worth.optional(),
  rules: sentences,
  rights: z.array(right).default([]),
  sessions: z.array(session).default([]),
})

const category = z.strictObject({
  key,
  kind: goodsKind,
  name: words(20),
  position: some,
  goods: z.array(goods).default([]),
})

export const goodsFile = z.strictObject({
  categories: z.array(category).min(1, '至少一个分类'),
})

export type GoodsFile = z.output<typeof goodsFile>
export type WrittenCategory = GoodsFile['categories'][number]
export type WrittenGoods = z.output<typeof goods>
export type WrittenRight = z.output<typeof right>
export type WrittenSession = z.output<typeof session>

export interface InCategory {
  goods: WrittenGoods
  category: WrittenCategory
}

/** Everything of the file in one row. */
export const allGoods = ({ categories }: GoodsFile): Found<InCategory>[] =>
  categories.flatMap((category, nth) =>
    category.goods.map((one, at) => ({
      thing: { goods: one, category },
      at: ['categories', nth, 'goods', at],
    })),
  )

export interface CodeList {
  goodsKey: string
  rightKey: string
  codes: readonly string[]
}

/** Each list of codes: of the goods where those are codes, and of each of their rights that is one. */
export const codeLists = ({ goods: one, category }: InCategory): CodeList[] => [
  ...(category.kind === 'digital' ? [{ goodsKey: one.key, rightKey: '', codes: one.codes }] : []),
  ...one.rights
    .filter(({ kind }) => kind === 'digital')
    .map(({ key: rightKey, codes: given }) => ({ goodsKey: one.key, rightKey, codes: given })),
]
