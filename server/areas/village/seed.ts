import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demoNeighbours } from '@server/database/demo'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { join } from './member'
import { villages } from './tables'
import { villageImporter } from './villages'

/** They asked to belong over so many days, in no order, each once they had an account. */
const askedDays = 80
const leastDays = 4

/** One of so many asked a day or two ago, and still waits. */
const oneWaitsOf = 7

function askedDaysAgo(nth: number, accountDays: number): number {
  if (nth % oneWaitsOf === oneWaitsOf - 1) return 1 + (nth % 2)
  return Math.min(leastDays + ((nth * 37) % askedDays), accountDays - 1)
}

export async function seedVillages(tx: Db, { now }: SeedContext) {
  await importFile(villageImporter, demoFile('villages.json'), { tx, now })
  const rows = await tx.select().from(villages)
  const idOf = new Map(rows.map(({ villageKey, villageId }) => [villageKey, villageId]))
  for (const [nth, { userId, village, daysAgo }] of demoNeighbours().entries()) {
    const at = new Date(now.getTime() - askedDaysAgo(nth, daysAgo) * dayMs)
    await join(tx, { userId, villageId: idOf.get(village)!, now: at })
  }
}
