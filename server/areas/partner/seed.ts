import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { demoPartnerImporter } from './partners'
import { makeSecret } from './secret'
import { partners } from './tables'

export async function seedPartners(tx: Db, { now, config }: SeedContext) {
  await importFile(demoPartnerImporter, demoFile('partners.json'), { tx, now })
  for (const { partnerKey } of await tx.select().from(partners))
    await makeSecret(tx, config.dataKey, { partnerKey, now })
}
