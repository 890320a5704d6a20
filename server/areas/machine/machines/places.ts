import type { Db } from '@server/database/database'
import type { iterMachines } from '../tables'
import { markBlocks } from './blocks'
import { writeWords } from './words'

/** Where machines are found from now on, by place and by word. Call it with all that were written. */
export async function writePlaces(tx: Db, machines: readonly (typeof iterMachines.$inferSelect)[]) {
  await markBlocks(tx)
  await writeWords(tx, machines)
}
