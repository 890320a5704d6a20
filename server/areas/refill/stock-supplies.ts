import { asc } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { supplies, suppliers } from './tables'

export async function suppliersIn(db: Db): Promise<Set<string>> {
  const rows = await db.select({ key: suppliers.supplierKey }).from(suppliers)
  return new Set(rows.map(({ key }) => key))
}

/** All of both, in the order of their lists. */
export const allSupplies = async (db: Db) => ({
  suppliers: await db.select().from(suppliers).orderBy(asc(suppliers.position)),
  supplies: await db.select().from(supplies).orderBy(asc(supplies.position)),
})
