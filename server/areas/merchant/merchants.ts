import { asc } from 'drizzle-orm'
import { z } from 'zod'
import type { Listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated } from '@server/importing/checks'
import { key, latitude, longitude, maybe, words } from '@server/importing/fields'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { said } from '@server/importing/said'
import { merchants } from './tables'

const merchant = z.strictObject({
  key,
  name: words(30),
  address: words(60),
  phone: maybe(20),
  latitude,
  longitude,
})
const file = z.strictObject({ merchants: z.array(merchant).min(1, '至少一个商家') })
type File = z.output<typeof file>

export const merchantImporter: Importer<File, Brought> = {
  schema: file,
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.merchants.map(({ key: thing }, at) => ({ thing, at: ['merchants', at, 'key'] })),
        problem,
      ),
  ],
  write: (tx, content) => write(tx, content.merchants),
}

async function write(tx: Db, given: File['merchants']): Promise<Brought> {
  const keys = given.map(({ key: merchantKey }) => merchantKey)
  const brought = countBrought(keys, await knownKeys(tx, merchants.merchantKey, keys))
  await tx
    .insert(merchants)
    .values(given.map(({ key: merchantKey, ...row }) => ({ merchantKey, ...row })))
    .onConflictDoUpdate({
      target: merchants.merchantKey,
      set: overwrite(merchants, 'name', 'address', 'phone', 'latitude', 'longitude'),
    })
  return brought
}

export const allMerchants = (db: Db): Promise<(typeof merchants.$inferSelect)[]> =>
  db.select().from(merchants).orderBy(asc(merchants.merchantId))

/** Its command stands where goods and shops are known, which follow a merchant that moves. */
export const merchantListing: Listed<File> = {
  name: 'merchant',
  noun: '商家',
  importer: () => merchantImporter,
  list: async ({ db }) =>
    (await allMerchants(db)).map((row) =>
      [row.merchantKey, row.name, row.address, row.phone].filter(Boolean).join('  '),
    ),
  exported: async ({ db }) => ({
    merchants: (await allMerchants(db)).map(({ merchantKey, name, address, phone, ...place }) => ({
      key: merchantKey,
      name,
      address,
      ...said({ phone }),
      latitude: place.latitude,
      longitude: place.longitude,
    })),
  }),
}
