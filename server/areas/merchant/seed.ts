import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { merchantImporter } from './merchants'
import { staffImporter } from './staff'

export async function seedMerchants(tx: Db, { now, config }: SeedContext) {
  await importFile(merchantImporter, demoFile('merchants.json'), { tx, now })
  await importFile(staffImporter(config.dataKey), demoFile('staff.json'), { tx, now })
}
