import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { villageImporter } from './villages'

export const seedVillages = (tx: Db, { now }: SeedContext) =>
  importFile(villageImporter, demoFile('villages.json'), { tx, now })
