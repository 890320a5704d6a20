import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { listed } from '@server/command/listed'
import type { Asking } from '@server/command/run'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated } from '@server/importing/checks'
import { key, latitude, longitude, whole, words } from '@server/importing/fields'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { villages } from './tables'

const village = z.strictObject({
  key,
  name: words(30),
  latitude,
  longitude,
  position: whole.describe('the lowest is shown to whoever does not tell where they are'),
})
const file = z.strictObject({ villages: z.array(village).min(1, '至少一个村') })
type File = z.output<typeof file>

export const villageImporter: Importer<File, Brought> = {
  schema: file,
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.villages.map(({ key: thing }, at) => ({ thing, at: ['villages', at, 'key'] })),
        problem,
      ),
  ],
  write: (tx, content) => write(tx, content.villages),
}

async function write(tx: Db, given: File['villages']): Promise<Brought> {
  const keys = given.map(({ key: villageKey }) => villageKey)
  const brought = countBrought(keys, await knownKeys(tx, villages.villageKey, keys))
  await tx
    .insert(villages)
    .values(given.map(({ key: villageKey, ...row }) => ({ villageKey, ...row })))
    .onConflictDoUpdate({
      target: villages.villageKey,
      set: overwrite(villages, 'name', 'latitude', 'longitude', 'position'),
    })
  return brought
}

const all = ({ db }: Asking) => db.select().from(villages).orderBy(asc(villages.villageId))

export const villageCommand = listed({
  name: 'village',
  noun: '村',
  importer: () => villageImporter,
  list: async (asking) =>
    (await all(asking)).map(({ villageKey, name, latitude: north, longitude: east }) =>
      [villageKey, name, `${north}, ${east}`].join('  '),
    ),
  exported: async (asking) => ({
    villages: (await all(asking)).map((row) => ({
      key: row.villageKey,
      name: row.name,
      latitude: row.latitude,
      longitude: row.longitude,
      position: row.position,
    })),
  }),
})
