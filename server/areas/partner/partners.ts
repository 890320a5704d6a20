import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { opensSomewhere, wayFields } from '@server/areas/programme/programme'
import { businessDay } from '@server/calendar'
import { listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import { repeated } from '@server/importing/checks'
import { key, words } from '@server/importing/fields'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { said } from '@server/importing/said'
import { makeSecret, secretOf } from './secret'
import { partners } from './tables'

/** Where a page of ours plays a partner: it is there with the demo data alone. */
const playedAt = z.string().regex(/^\/dev\/partner\/[a-z0-9-]{1,40}$/)

const partnerWith = (url: z.ZodType<string | undefined>) =>
  z
    .strictObject({ key, name: words(16), ...wayFields, url })
    .refine(opensSomewhere, '请写 mini、scheme 或 url，至少一种')

const fileWith = (url: z.ZodType<string | undefined>) =>
  z.strictObject({ partners: z.array(partnerWith(url)).min(1, '至少一个合作方') })
type File = z.output<ReturnType<typeof fileWith>>

const importerWith = (url: z.ZodType<string | undefined>): Importer<File, Brought> => ({
  schema: fileWith(url),
  checks: [
    (_db, { content, problem }) =>
      repeated(
        content.partners.map(({ key: thing }, at) => ({ thing, at: ['partners', at, 'key'] })),
        problem,
      ),
  ],
  write: (tx, content) => write(tx, content.partners),
})

export const partnerImporter = importerWith(wayFields.url)
export const demoPartnerImporter = importerWith(wayFields.url.or(playedAt))

async function write(tx: Db, given: File['partners']): Promise<Brought> {
  const keys = given.map(({ key: partnerKey }) => partnerKey)
  const brought = countBrought(keys, await knownKeys(tx, partners.partnerKey, keys))
  await tx
    .insert(partners)
    .values(given.map(({ key: partnerKey, name, ...ways }) => ({ partnerKey, name, ways })))
    .onConflictDoUpdate({ target: partners.partnerKey, set: overwrite(partners, 'name', 'ways') })
  return brought
}

const allPartners = (db: Db) => db.select().from(partners).orderBy(asc(partners.partnerKey))

/** Undefined where there is none; `signs`: it can confirm by itself. */
export async function partnerNamed(db: Db, partnerKey: string) {
  const [row] = await db
    .select({
      name: partners.name,
      ways: partners.ways,
      signs: sql<boolean>`${partners.secret} is not null`,
    })
    .from(partners)
    .where(eq(partners.partnerKey, partnerKey))
  return row
}

export const partnerCommand = listed({
  name: 'partner',
  noun: '合作方',
  importer: (_key, { demoData }) => (demoData ? demoPartnerImporter : partnerImporter),
  list: async ({ db }) =>
    (await allPartners(db)).map(({ partnerKey, name, ways, secretMadeAt }) =>
      [
        partnerKey,
        name,
        ways.mini?.app_id,
        ways.url,
        secretMadeAt ? `密钥 ${businessDay(secretMadeAt)}` : '还没有密钥，只能用文件确认',
      ]
        .filter(Boolean)
        .join('  '),
    ),
  exported: async ({ db }) => ({
    partners: (await allPartners(db)).map(({ partnerKey, name, ways }) => ({
      key: partnerKey,
      name,
      ...said(ways),
    })),
  }),
  deeds: {
    key: {
      says: '合作方 [文件夹]        生成新的签名密钥，写成文件交给对方，旧的从此作废',
      async answer({ db, config, now }, partnerKey) {
        await makeSecret(db, config.dataKey, { partnerKey, now })
        return [`已生成 ${partnerKey} 的签名密钥，请当面或加密交给对方`]
      },
      async writes({ db, config }, partnerKey) {
        const secret = await secretOf(db, config.dataKey, partnerKey)
        return secret ? [{ name: `${partnerKey}.key`, content: `${secret}\n` }] : []
      },
    },
  },
})
