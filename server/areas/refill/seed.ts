import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { seedOrders } from './seed-orders'
import { supplyImporter } from './supply-file'

export const seedSupplies = (tx: Db) =>
  importFile(supplyImporter, demoFile('supplies.json'), { tx, now: new Date() })

export async function seedRefill(db: Db, context: SeedContext) {
  await seedSupplies(db)
  await seedOrders(db, context)
}
