import { z } from 'zod'
import { tint } from '@contract/catalogue/goods'
import type { Brought } from '@server/importing/brought'
import { missingPictures, repeated, unknown } from '@server/importing/checks'
import { amount, key, maybe, words } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { picture } from '@server/importing/pictures'
import { suppliersIn } from './stock-supplies'
import { writeSupplies } from './write-supplies'

const supplier = z.strictObject({
  key,
  name: words(30),
  about: maybe(100),
  phone: maybe(20),
  area: maybe(60).describe('where they bring it'),
})

/** Keys of goods go through addresses and carts: they begin with a letter. */
const supplyKey = key.regex(/^[a-z]/, '要以小写字母开头')

const supply = z.strictObject({
  key: supplyKey,
  supplier: key.describe('one of `suppliers` of this file, or one that the house knows'),
  title: words(30),
  picture,
  tint: tint.default('a'),
  unit: words(4).describe('what one piece is called'),
  pack_size: amount.max(999, '最多 999').describe('pieces of a pack'),
  price: amount.describe('of a pack, in cents'),
  fits: z
    .array(words(30))
    .min(1, '至少一种')
    .describe('titles of the goods in slots that it fills'),
  off_shelf: z.boolean().default(false).describe('true: it cannot be ordered any more'),
})

const file = z
  .strictObject({
    suppliers: z.array(supplier).default([]),
    supplies: z.array(supply).min(1, '至少一种商品'),
  })
  .describe('what operators can order for machines; what is not named stays as it is')
export type SupplyFile = z.output<typeof file>

const places = (content: SupplyFile, list: 'suppliers' | 'supplies') =>
  content[list].map(({ key: thing }, at) => ({ thing, at: [list, at, 'key'] }))

const onceEach: Check<SupplyFile> = (_db, { content, problem }) => [
  ...repeated(places(content, 'suppliers'), problem),
  ...repeated(places(content, 'supplies'), problem),
]

const knownSuppliers: Check<SupplyFile> = async (db, { content, problem }) => {
  const known = await suppliersIn(db)
  for (const { key: one } of content.suppliers) known.add(one)
  return unknown(
    content.supplies.map(({ supplier: thing }, at) => ({
      thing,
      at: ['supplies', at, 'supplier'],
    })),
    known,
    { problem, words: (thing) => `没有供货商 ${thing}` },
  )
}

const pictures: Check<SupplyFile> = (_db, { content, problem }) =>
  missingPictures(
    content.supplies.map(({ picture: thing }, at) => ({ thing, at: ['supplies', at, 'picture'] })),
    problem,
  )

export const supplyImporter: Importer<SupplyFile, Brought> = {
  schema: file,
  checks: [onceEach, knownSuppliers, pictures],
  write: (tx, content) => writeSupplies(tx, content),
}
