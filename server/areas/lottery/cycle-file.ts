import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { goodsByKey, keysOfGoods, postedAmong } from '@server/areas/catalogue/catalogue'
import { keepSeeds } from '@server/areas/draw/draw'
import { businessDay, dayAfter, replyTime } from '@server/calendar'
import { listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import { type Brought, countBrought } from '@server/importing/brought'
import { backwards, repeated } from '@server/importing/checks'
import { amount, key, moment, whole, words } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { goodsFor } from './present'
import { mostWorth } from './rules'
import { lotteryCycles, lotteryPrizes } from './tables'
import { rulesOfCycle } from './told-rules'

const prize = z.strictObject({
  key,
  name: words(20),
  sign: z.string().length(1, '一个字').describe('as the reels show it'),
  kind: z.enum(['points', 'gold', 'goods', 'none'], { error: '应为 points、gold、goods 或 none' }),
  amount: whole.default(0),
  goods: key.optional().describe('by the key of its file, of goods'),
  weight: amount,
  total: amount.optional().describe('without end where it is left out'),
  a_day: amount.optional(),
  worth: whole.max(mostWorth, '最高奖不超过 5 万元').default(0).describe('in cents'),
})
const cycle = z.strictObject({
  key,
  title: words(20),
  starts_at: moment,
  ends_at: moment,
  consolation: key.describe('takes the weight of what is gone; of those without end'),
  prizes: z.array(prize).min(2, '至少两样').max(12, '最多 12 样'),
})
const file = z.strictObject({ cycles: z.array(cycle).min(1, '至少一期') })
type File = z.output<typeof file>
type Prize = File['cycles'][number]['prizes'][number]

const goodsIn = ({ cycles }: File) =>
  cycles.flatMap(({ prizes }, at) =>
    prizes.map(({ goods: thing }, nth) => ({ thing, at: ['cycles', at, 'prizes', nth, 'goods'] })),
  )

/** What is wrong with a prize by itself, in words. */
function wrongWith({ kind, amount: much, goods, total, worth }: Prize): string | null {
  if ((kind === 'points' || kind === 'gold') && much === 0) return '写上给多少'
  if (kind === 'goods' && (!goods || total === undefined)) return '实物要写商品和一共多少件'
  if (kind === 'goods' && worth === 0) return '实物要写值多少分（worth）'
  return null
}

/** What stands twice in one cycle that the others of it are told from. */
const twice =
  (field: 'key' | 'sign'): Check<File> =>
  (_db, { content, problem }) =>
    content.cycles.flatMap(({ prizes }, at) =>
      repeated(
        prizes.map((one, nth) => ({ thing: one[field], at: ['cycles', at, 'prizes', nth, field] })),
        problem,
      ),
    )

/** The least that it costs in money alone; nothing where money alone does not buy it. */
function moneyPrice(ways: readonly { points: number; gold: number; money: number }[]) {
  const prices = ways
    .filter(({ points, gold, money }) => points === 0 && gold === 0 && money > 0)
    .map(({ money }) => money)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** Whoever wins goods is told what they are worth: no less than the shop takes for them. */
const worthTooLittle: Check<File> = async (db, { content, problem }) => {
  const goods = await goodsByKey(
    db,
    goodsIn(content).flatMap(({ thing }) => thing ?? []),
  )
  const rows = await goodsFor(db, [...goods.values()])
  return content.cycles.flatMap(({ prizes }, at) =>
    prizes.flatMap(({ goods: thing, worth }, nth) => {
      const price = moneyPrice(rows.get(goods.get(thing ?? '') ?? 0)?.ways ?? [])
      if (worth === 0 || price === undefined || worth >= price) return []
      const words = `商城里卖 ${price} 分，worth 不能写得比这少`
      return [problem(['cycles', at, 'prizes', nth, 'worth'], words)]
    }),
  )
}

export const cycleImporter: Importer<File, Brought> = {
  schema: file,
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.cycles.map(({ key: thing }, at) => ({ thing, at: ['cycles', at, 'key'] })),
        problem,
      ),
    twice('key'),
    twice('sign'),
    (_db, { content, problem }) =>
      backwards(
        content.cycles.map((thing, at) => ({ thing, at: ['cycles', at] })),
        problem,
      ),
    async (db, { content, problem }) => {
      const posted = await postedAmong(
        db,
        goodsIn(content).flatMap(({ thing }) => thing ?? []),
      )
      return goodsIn(content).flatMap(({ thing, at }) =>
        thing === undefined || posted.has(thing)
          ? []
          : [problem(at, `商城里没有能寄的商品 ${thing}`)],
      )
    },
    (_db, { content, problem }) =>
      content.cycles.flatMap(({ prizes, consolation }, at) => {
        const rest = prizes.find((one) => one.key === consolation)
        const endless = rest && rest.total === undefined && rest.a_day === undefined
        return [
          ...(endless ? [] : [problem(['cycles', at, 'consolation'], '保底奖要不限量')]),
          ...prizes.flatMap((one, nth) => {
            const wrong = wrongWith(one)
            return wrong ? [problem(['cycles', at, 'prizes', nth], wrong)] : []
          }),
        ]
      }),
    worthTooLittle,
  ],
  write: (tx, content) => write(tx, content.cycles),
}

/** What runs already keeps its prizes: only its title and its end may change. */
async function write(tx: Db, given: File['cycles']): Promise<Brought> {
  const keys = given.map(({ key: cycleKey }) => cycleKey)
  const known = await knownKeys(tx, lotteryCycles.cycleKey, keys)
  const goods = await goodsByKey(
    tx,
    goodsIn({ cycles: given }).flatMap(({ thing }) => thing ?? []),
  )
  for (const { key: cycleKey, prizes, starts_at: starts, ends_at: ends, ...one } of given) {
    const [startsAt, endsAt] = [new Date(starts), new Date(ends)]
    const { title, consolation } = one
    await keepSeeds(tx, dayAfter(businessDay(startsAt), -1), businessDay(endsAt))
    if (known.has(cycleKey)) {
      const set = { title, endsAt }
      await tx.update(lotteryCycles).set(set).where(eq(lotteryCycles.cycleKey, cycleKey))
      continue
    }
    const [row] = await tx
      .insert(lotteryCycles)
      .values({ cycleKey, title, consolation, startsAt, endsAt })
      .returning()
    await tx.insert(lotteryPrizes).values(
      prizes.map(({ key: prizeKey, goods: goodsKey, a_day: aDay, ...prizeRow }) => ({
        ...prizeRow,
        ...{ cycleId: row!.cycleId, prizeKey, aDay },
        goodsId: goodsKey ? goods.get(goodsKey) : undefined,
      })),
    )
  }
  return countBrought(keys, known)
}

const all = (db: Db) => db.select().from(lotteryCycles).orderBy(asc(lotteryCycles.cycleId))

export const lotteryCommand = listed({
  name: 'lottery',
  noun: '抽奖',
  importer: () => cycleImporter,
  list: async ({ db }) =>
    (await all(db)).map(({ cycleKey, title, startsAt, endsAt }) =>
      [cycleKey, title, `${replyTime(startsAt)} 起`, `到 ${replyTime(endsAt)}`].join('  '),
    ),
  exported: async ({ db }) => {
    const cycles = await all(db)
    const prizes = await db.select().from(lotteryPrizes).orderBy(asc(lotteryPrizes.prizeId))
    const goods = await keysOfGoods(
      db,
      prizes.flatMap(({ goodsId }) => goodsId ?? []),
    )
    return {
      cycles: cycles.map((row) => ({
        key: row.cycleKey,
        title: row.title,
        starts_at: row.startsAt.toISOString(),
        ends_at: row.endsAt.toISOString(),
        consolation: row.consolation,
        prizes: prizes
          .filter(({ cycleId }) => cycleId === row.cycleId)
          .map((one) => ({
            key: one.prizeKey,
            ...{ name: one.name, sign: one.sign, kind: one.kind, amount: one.amount },
            ...(one.goodsId !== null && { goods: goods.get(one.goodsId) }),
            weight: one.weight,
            ...(one.total !== null && { total: one.total }),
            ...(one.aDay !== null && { a_day: one.aDay }),
            worth: one.worth,
          })),
      })),
    }
  },
  deeds: {
    rules: {
      says: 'every-day       一期是按哪几版规则抽的，一字不改',
      answer: ({ db }, which) => rulesOfCycle(db, which),
    },
  },
})
