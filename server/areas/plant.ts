import type { Settings } from '@server/config'
import type { Database } from '@server/database/database'
import { isStated, stateOnce } from '@server/database/facts'
import type { Storage } from '@server/providers/storage/storage'
import { ports, seeds } from './assembled'

const planted = 'demo_data'

/** How long each area took, for the log. */
export type Planted = Readonly<Record<string, number>>

/** Demo data, once in the life of a database; nothing where it has been planted before. */
export async function plantDemo(
  database: Database,
  config: Settings,
  now = new Date(),
  salesDays = 365,
  storage?: Storage,
): Promise<Planted | null> {
  return database.transaction(async (tx) => {
    if (!(await stateOnce(tx, planted, now.toISOString()))) return null
    const took: Record<string, number> = {}
    for (const { name, plant } of seeds) {
      const began = performance.now()
      await plant(tx, { now, salesDays, config, ports, storage })
      took[name] = Math.round(performance.now() - began)
    }
    return took
  })
}

/** Whoever knows the demo could sign in as its operators and take its codes. */
export async function refuseDemo(database: Database, config: Settings): Promise<void> {
  if (!config.production || config.demoData || !(await isStated(database, planted))) return
  throw new Error(
    'This database holds demo data: give production one of its own, or say DEMO_DATA=yes',
  )
}
