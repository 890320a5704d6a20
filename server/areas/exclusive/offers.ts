import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { goodsByKey, postedAmong, keysOfGoods, putAside } from '@server/areas/catalogue/catalogue'
import { audienceRule } from '@server/areas/programme/programme'
import { listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import { type Brought, countBrought } from '@server/importing/brought'
import { backwards, repeated, unknown } from '@server/importing/checks'
import { amount, key, moment, whole } from '@server/importing/fields'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { exclusiveOffers } from './tables'

/** A bank card or a list of guests is asked for in campaigns alone. */
const asked = ['card', 'carrier', 'listed']

const offer = z.strictObject({
  key,
  goods: key.describe('by the key of its file'),
  audience: z.array(audienceRule).min(1, '写给谁'),
  points: whole.default(0),
  gold: whole.default(0),
  money: whole.default(0).describe('in cents'),
  total: amount,
  limit: amount.default(1).describe('for one person'),
  starts_at: moment.optional().describe('from the import on where it is left out'),
  ends_at: moment,
})
const file = z.strictObject({ offers: z.array(offer).min(1, '至少一份') })
type File = z.output<typeof file>

export const offerImporter: Importer<File, Brought> = {
  schema: file,
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.offers.map(({ key: thing }, at) => ({ thing, at: ['offers', at, 'key'] })),
        problem,
      ),
    async (db, { content, problem }) => {
      const named = content.offers.map(({ goods: thing }, at) => ({
        thing,
        at: ['offers', at, 'goods'],
      }))
      const posted = await postedAmong(
        db,
        named.map(({ thing }) => thing),
      )
      return unknown(named, posted, { problem, words: (thing) => `商城里没有能寄的商品 ${thing}` })
    },
    (_db, { content, problem }) =>
      backwards(
        content.offers.map((thing, at) => ({ thing, at: ['offers', at] })),
        problem,
      ),
    (_db, { content, problem }) =>
      content.offers.flatMap(({ audience, points, gold, money }, at) => [
        ...(points + gold + money > 0 ? [] : [problem(['offers', at], '专享价不能是 0')]),
        ...audience.flatMap(({ rule }, nth) =>
          asked.includes(rule)
            ? [problem(['offers', at, 'audience', nth], '专享不能按这个条件给')]
            : [],
        ),
      ]),
  ],
  write: (tx, content, now) => write(tx, content.offers, now),
}

/** What is known keeps its pieces and its goods: only for whom, at what price and until when may change. */
async function write(tx: Db, given: File['offers'], now: Date): Promise<Brought> {
  const keys = given.map(({ key: offerKey }) => offerKey)
  const known = await knownKeys(tx, exclusiveOffers.offerKey, keys)
  const goods = await goodsByKey(
    tx,
    given.map((one) => one.goods),
  )
  for (const { key: offerKey, limit, total, starts_at: starts, ends_at: ends, ...one } of given) {
    const { audience, points, gold, money } = one
    const row = { audience, points, gold, money, limitPerUser: limit, endsAt: new Date(ends) }
    if (known.has(offerKey)) {
      await tx.update(exclusiveOffers).set(row).where(eq(exclusiveOffers.offerKey, offerKey))
      continue
    }
    const goodsId = goods.get(one.goods)!
    const pieces = await putAside(tx, goodsId, total)
    if (pieces === 0) continue
    const startsAt = starts ? new Date(starts) : now
    await tx
      .insert(exclusiveOffers)
      .values({ offerKey, goodsId, ...row, total: pieces, pieces, startsAt })
  }
  return countBrought(keys, known)
}

const all = (db: Db) => db.select().from(exclusiveOffers).orderBy(asc(exclusiveOffers.offerId))

export const exclusiveCommand = listed({
  name: 'exclusive',
  noun: '专享',
  importer: () => offerImporter,
  list: async ({ db }) =>
    (await all(db)).map(({ offerKey, pieces, total, endsAt, endedAt }) =>
      [offerKey, `剩 ${pieces} / ${total}`, `到 ${endsAt.toISOString()}`, endedAt ? '已结束' : '']
        .filter(Boolean)
        .join('  '),
    ),
  exported: async ({ db }) => {
    const rows = await all(db)
    const goods = await keysOfGoods(
      db,
      rows.map(({ goodsId }) => goodsId),
    )
    return {
      offers: rows.map((row) => ({
        key: row.offerKey,
        goods: goods.get(row.goodsId),
        ...{ audience: row.audience, points: row.points, gold: row.gold, money: row.money },
        total: row.total,
        limit: row.limitPerUser,
        starts_at: row.startsAt.toISOString(),
        ends_at: row.endsAt.toISOString(),
      })),
    }
  },
})
