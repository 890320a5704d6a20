import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { planImporter } from './plans'

export const seedSeckill = (tx: Db, { now }: SeedContext) =>
  importFile(planImporter, demoFile('seckill.json'), { tx, now })
