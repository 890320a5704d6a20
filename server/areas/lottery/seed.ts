import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { cycleImporter } from './cycle-file'

/** The file says from when to when in days from today. */
const day = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString()

export const seedLottery = (tx: Db, { now }: SeedContext) => {
  const text = demoFile('lottery.json')
    .replace('"STARTS"', JSON.stringify(day(now, -20)))
    .replace('"ENDS"', JSON.stringify(day(now, 70)))
  return importFile(cycleImporter, text, { tx, now })
}
