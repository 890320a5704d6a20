import { seedAfterSale } from '@server/areas/after-sale/seed'
import { seedAuth } from '@server/areas/auth/seed'
import { seedExchangeShop } from '@server/areas/catalogue/seed'
import { seedIter } from '@server/areas/machine/seed'
import { seedPromotion } from '@server/areas/home/seed'
import { seedWallet } from '@server/areas/wallet/seed'
import type { Config } from '@server/config'
import type { Database, Db } from './database'
import type { SeedContext } from './demo'
import { stateOnce } from './facts'

type Seed = (db: Db, context: SeedContext) => Promise<void>

/** In this order: an area may lean on those before it. */
const seeds: Seed[] = [
  seedAuth,
  seedWallet,
  seedExchangeShop,
  seedAfterSale,
  seedPromotion,
  seedIter,
]

/** Demo data, once in the life of a database. Returns whether this call planted it. */
export async function seed(database: Database, config: Config, now = new Date()): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await stateOnce(tx, 'demo_data', now.toISOString()))) return false
    for (const plant of seeds) await plant(tx, { now, config })
    return true
  })
}
