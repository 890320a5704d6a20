import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { peopleByPhone, staffOf } from '@server/areas/auth/auth'
import { hire, merchantsByKey, workplaceOf } from '@server/areas/merchant/merchant'
import { villages } from '@server/areas/village/village'
import { listed } from '@server/command/listed'
import type { Asking } from '@server/command/run'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Brought } from '@server/importing/brought'
import { repeated, unknown } from '@server/importing/checks'
import { key as merchantKey, maybe, phone, words } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { said } from '@server/importing/said'
import { shopsQuery } from './find'
import { giveShop, openShop } from './open'
import { shopKinds } from './rules'
import { storefronts } from './tables'

const shop = z.strictObject({
  merchant: merchantKey.describe('of the file of merchants'),
  owner: phone.optional().describe('who keeps it and is paid; left out, the house, or who has it'),
  kind: z.enum(shopKinds, { error: `应为 ${shopKinds.join('、')}` }),
  village: words(30).describe('by its name'),
  intro: maybe(200),
})
const file = z
  .strictObject({ shops: z.array(shop).min(1, '至少一家店') })
  .describe('merchants that get a page, and who keeps it; what a shop wrote itself stays')
type File = z.output<typeof file>

const named = <F extends 'merchant' | 'owner' | 'village'>({ shops }: File, field: F) =>
  shops.flatMap((one, at) => {
    const thing = one[field]
    return thing === undefined ? [] : [{ thing, at: ['shops', at, field] }]
  })

const once: Check<File> = (_db, { content, problem }) => [
  ...repeated(named(content, 'merchant'), problem),
  ...repeated(named(content, 'owner'), problem),
]

const known =
  (key: DataKey): Check<File> =>
  async (db, { content, problem }) => {
    const keys = named(content, 'merchant')
    const phones = named(content, 'owner')
    const places = new Set((await db.select().from(villages)).map(({ name }) => name))
    return [
      ...unknown(
        keys,
        await merchantsByKey(
          db,
          keys.map(({ thing }) => thing),
        ),
        { problem, words: (thing) => `没有商家 ${thing}，先用 npm run merchant 加上` },
      ),
      ...unknown(
        phones,
        await peopleByPhone(
          { db, key },
          phones.map(({ thing }) => thing),
        ),
        { problem, words: (thing) => `${thing} 还没有账号，请先让这个人用手机号登录一次` },
      ),
      ...unknown(named(content, 'village'), places, {
        problem,
        words: (thing) => `没有村 ${thing}`,
      }),
    ]
  }

interface Placed {
  at: number
  merchantId: number
  ownerId: string | undefined
  /** What there is of it. */
  front: typeof storefronts.$inferSelect | undefined
}

async function placed({ db, key }: Vault, { shops }: File): Promise<Placed[]> {
  const places = await merchantsByKey(
    db,
    shops.map(({ merchant }) => merchant),
  )
  const people = await peopleByPhone(
    { db, key },
    shops.flatMap(({ owner }) => owner ?? []),
  )
  const fronts = new Map(
    (await db.select().from(storefronts)).map((front) => [front.merchantId, front]),
  )
  return shops.flatMap(({ merchant, owner }, at) => {
    const merchantId = places.get(merchant)?.merchantId
    if (merchantId === undefined) return []
    const ownerId = owner === undefined ? undefined : people.get(owner)
    return [{ at, merchantId, ownerId, front: fronts.get(merchantId) }]
  })
}

interface Vault {
  db: Db
  key: DataKey
}

/** Nobody keeps two shops, and a shop is not taken from who keeps it. */
const free =
  (key: DataKey): Check<File> =>
  async (db, { content, problem }) => {
    const problems = []
    for (const { at, merchantId, ownerId, front } of await placed({ db, key }, content)) {
      if (ownerId === undefined || front?.ownerId === ownerId) continue
      const owner = ['shops', at, 'owner']
      if (front?.ownerId) problems.push(problem(owner, '这家店已经有店主，不能改成别人'))
      const place = await workplaceOf(db, ownerId)
      if (place !== undefined && place !== merchantId)
        problems.push(problem(owner, '这个人已经在另一家店里，一个账号只能在一家'))
    }
    return problems
  }

export const shopImporter = (key: DataKey): Importer<File, Brought> => ({
  schema: file,
  checks: [once, known(key), free(key)],
  write: (tx, content, now) => write({ db: tx, key }, content, now),
})

async function write(vault: Vault, content: File, now: Date): Promise<Brought> {
  const { db } = vault
  const ids = new Map((await db.select().from(villages)).map((one) => [one.name, one.villageId]))
  const rows = await placed(vault, content)
  for (const { at, merchantId, ownerId, front } of rows) {
    const { kind, village, intro } = content.shops[at]!
    if (!front) await openShop(db, { merchantId, kind, villageId: ids.get(village)!, intro }, now)
    if (ownerId === undefined || front?.ownerId === ownerId) continue
    await hire(db, { userId: ownerId, merchantId })
    await giveShop(db, { merchantId, userId: ownerId }, now)
  }
  const added = rows.filter(({ front }) => !front).length
  const about = rows.map(({ merchantId, ownerId }) => ({
    kind: 'keeper',
    id: [merchantId, ownerId ?? ''].join(' ').trim(),
  }))
  return { added, changed: rows.length - added, about }
}

async function all({ db, config }: Asking) {
  const people = new Map(
    (await staffOf({ db, key: config.dataKey })).map((one) => [one.userId, one.phone]),
  )
  const names = new Map((await db.select().from(villages)).map((one) => [one.villageId, one.name]))
  const shops = await shopsQuery(db).orderBy(asc(storefronts.merchantId))
  return shops.map(({ front, merchant }) => ({
    merchant,
    front,
    owner: people.get(front.ownerId ?? ''),
    village: names.get(front.villageId)!,
  }))
}

export const shopCommand = listed({
  name: 'shop',
  noun: '店铺页',
  importer: shopImporter,
  list: async (asking) =>
    (await all(asking)).map(({ merchant, village, owner }) =>
      [merchant.merchantKey, merchant.name, village, owner ?? '平台代管'].join('  '),
    ),
  exported: async (asking) => ({
    shops: (await all(asking)).map(({ merchant, front, owner, village }) => ({
      merchant: merchant.merchantKey,
      ...said({ owner }),
      kind: front.kind,
      village,
      intro: front.intro,
    })),
  }),
})
