import type { Db } from '@server/database/database'
import type { SeedContext } from '../area'
import { seedFaults } from './seed/faults'
import { seedInstalls } from './seed/installs'
import { seedRecords } from './seed/records'
import { openStage } from './seed/stage'

/** Machines that are put up, kept in order and mended: in every state, and some months of it. */
export async function seedMaintenance(db: Db, { now }: SeedContext) {
  const stage = openStage(db, now)
  await seedRecords(stage)
  await seedInstalls(stage)
  await seedFaults(stage)
}
