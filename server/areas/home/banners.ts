import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { goodsByKey, keysOfGoods } from '@server/areas/catalogue/catalogue'
import { replyTime } from '@server/calendar'
import { listed } from '@server/command/listed'
import type { Asking } from '@server/command/run'
import type { Db } from '@server/database/database'
import { type Brought, countBrought } from '@server/importing/brought'
import { missingPictures, repeated, unknown } from '@server/importing/checks'
import { key, link, maybe, moment, whole, words } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { picture, pictureAddress, writtenPicture } from '@server/importing/pictures'
import { said } from '@server/importing/said'
import { banners } from './tables'

const banner = z.strictObject({
  key,
  eyebrow: maybe(30),
  title: words(40).describe('with a line break where it is to break'),
  picture,
  goods: key.optional().describe('the goods that it opens, by their key'),
  link: link.describe('or the page that it opens'),
  position: whole,
  starts_at: moment.optional().describe('from the import on where it is left out'),
  ends_at: moment.optional(),
})
const file = z.strictObject({ banners: z.array(banner).min(1, '至少一张') })
type File = z.output<typeof file>
type Written = File['banners'][number]

const thingsOf = <Name extends keyof Written>({ banners: given }: File, name: Name) =>
  given.map((one, at) => ({ thing: one[name], at: ['banners', at, name] }))

const sameKey: Check<File> = (_db, { content, problem }) =>
  repeated(thingsOf(content, 'key'), problem)

const pictures: Check<File> = (_db, { content, problem }) =>
  missingPictures(thingsOf(content, 'picture'), problem)

const openedGoods: Check<File> = async (db, { content, problem }) =>
  unknown(thingsOf(content, 'goods'), await goodsByKey(db, goodsOf(content.banners)), {
    problem,
    words: (thing) => `商城里没有商品 ${thing}`,
  })

const goodsOf = (given: readonly Written[]) => given.flatMap(({ goods }) => goods ?? [])

export const bannerImporter: Importer<File, Brought> = {
  schema: file,
  checks: [sameKey, pictures, openedGoods],
  write: (tx, content, now) => write(tx, content.banners, now),
}

async function write(tx: Db, given: readonly Written[], now: Date): Promise<Brought> {
  const keys = given.map(({ key: bannerKey }) => bannerKey)
  const known = await knownKeys(tx, banners.bannerKey, keys)
  const goods = await goodsByKey(tx, goodsOf(given))
  for (const { key: bannerKey, starts_at: starts, ends_at: ends, ...one } of given) {
    const row = {
      eyebrow: one.eyebrow,
      title: one.title,
      image: pictureAddress(one.picture),
      goodsId: one.goods ? goods.get(one.goods)! : 0,
      link: one.link,
      position: one.position,
      endsAt: ends ? new Date(ends) : null,
    }
    const startsAt = starts ? new Date(starts) : undefined
    await tx
      .insert(banners)
      .values({ bannerKey, ...row, startsAt: startsAt ?? now })
      .onConflictDoUpdate({
        target: banners.bannerKey,
        set: { ...row, ...(startsAt && { startsAt }) },
      })
  }
  return countBrought(keys, known)
}

const all = ({ db }: Asking) => db.select().from(banners).orderBy(asc(banners.bannerId))

async function exported(asking: Asking) {
  const rows = await all(asking)
  const goods = await keysOfGoods(
    asking.db,
    rows.map(({ goodsId }) => goodsId),
  )
  return {
    banners: rows.map((row) => ({
      key: row.bannerKey,
      ...said({ eyebrow: row.eyebrow }),
      title: row.title,
      picture: writtenPicture(row.image),
      ...said({ goods: goods.get(row.goodsId), link: row.link }),
      position: row.position,
      starts_at: row.startsAt.toISOString(),
      ...(row.endsAt && { ends_at: row.endsAt.toISOString() }),
    })),
  }
}

export const bannerCommand = listed({
  name: 'banner',
  noun: '横幅',
  importer: () => bannerImporter,
  list: async (asking) =>
    (await all(asking)).map(({ bannerKey, title, startsAt, endsAt }) =>
      [
        bannerKey,
        title.replaceAll('\n', ' '),
        `${replyTime(startsAt)} 起`,
        endsAt && `到 ${replyTime(endsAt)}`,
      ]
        .filter(Boolean)
        .join('  '),
    ),
  exported,
})
