import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import { knownKeys } from '@server/importing/known-keys'
import { pictureAddress } from '@server/importing/pictures'
import type { SupplyFile } from './supply-file'
import { supplies, suppliers } from './tables'

/** What is new comes after all there is; what is known keeps its place. */
async function nextPosition(tx: Db, table: PgTable): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(max(position) + 1, 0)::int as next from ${table}`,
  )
  return rows[0]!.next
}

export async function countSupplies(db: Db, { supplies: given }: SupplyFile): Promise<Brought> {
  const keys = given.map(({ key }) => key)
  return countBrought(keys, await knownKeys(db, supplies.supplyKey, keys))
}

export async function writeSupplies(tx: Db, file: SupplyFile): Promise<Brought> {
  const brought = await countSupplies(tx, file)
  await writeSuppliers(tx, file.suppliers)
  const first = await nextPosition(tx, supplies)
  const rows = file.supplies.map(
    ({ key, supplier, picture, pack_size, off_shelf, ...row }, nth) => ({
      ...row,
      ...{ supplyKey: key, supplierKey: supplier, image: pictureAddress(picture) },
      ...{ packSize: pack_size, offShelf: off_shelf, position: first + nth },
    }),
  )
  const set = overwrite(
    supplies,
    ...(['title', 'image', 'tint', 'unit', 'packSize', 'price'] as const),
    ...(['fits', 'supplierKey', 'offShelf'] as const),
  )
  await tx.insert(supplies).values(rows).onConflictDoUpdate({ target: supplies.supplyKey, set })
  return brought
}

async function writeSuppliers(tx: Db, given: SupplyFile['suppliers']): Promise<void> {
  if (given.length === 0) return
  const first = await nextPosition(tx, suppliers)
  await tx
    .insert(suppliers)
    .values(
      given.map(({ key: supplierKey, ...row }, nth) => ({
        ...row,
        supplierKey,
        position: first + nth,
      })),
    )
    .onConflictDoUpdate({
      target: suppliers.supplierKey,
      set: overwrite(suppliers, 'name', 'about', 'phone', 'area'),
    })
}
