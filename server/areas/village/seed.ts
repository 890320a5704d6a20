import type { Db } from '@server/database/database'
import { demoNeighbours } from '@server/database/demo'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { villageMembers, villages } from './tables'
import { villageImporter } from './villages'

export async function seedVillages(tx: Db, { now }: SeedContext) {
  await importFile(villageImporter, demoFile('villages.json'), { tx, now })
  const rows = await tx.select().from(villages)
  const idOf = new Map(rows.map(({ villageKey, villageId }) => [villageKey, villageId]))
  const members = demoNeighbours().map(({ userId, village }) => ({
    userId,
    villageId: idOf.get(village)!,
    joinedAt: now,
  }))
  await tx.insert(villageMembers).values(members)
}
