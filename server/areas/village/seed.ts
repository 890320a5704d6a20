import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demoNeighbours } from '@server/database/demo'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { join } from './member'
import { villages } from './tables'
import { villageImporter } from './villages'

/** Neighbours asked to belong on one of so many days, the last of them yesterday. */
const askedDays = 5

export async function seedVillages(tx: Db, { now }: SeedContext) {
  await importFile(villageImporter, demoFile('villages.json'), { tx, now })
  const rows = await tx.select().from(villages)
  const idOf = new Map(rows.map(({ villageKey, villageId }) => [villageKey, villageId]))
  for (const [nth, { userId, village }] of demoNeighbours().entries()) {
    const at = new Date(now.getTime() - ((nth % askedDays) + 1) * dayMs)
    await join(tx, { userId, villageId: idOf.get(village)!, now: at })
  }
}
