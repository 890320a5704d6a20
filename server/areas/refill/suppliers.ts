import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { supplies, suppliers } from './tables'

/** Those who have something now. */
export const listSuppliers = (db: Db) =>
  db
    .select({
      supplier_key: suppliers.supplierKey,
      name: suppliers.name,
      about: suppliers.about,
      phone: suppliers.phone,
      area: suppliers.area,
      kinds: sql<number>`count(*)::int`,
    })
    .from(suppliers)
    .innerJoin(supplies, eq(supplies.supplierKey, suppliers.supplierKey))
    .where(eq(supplies.offShelf, false))
    .groupBy(suppliers.supplierKey)
    .orderBy(asc(suppliers.position))
