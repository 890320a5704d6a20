import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { bannerImporter } from './banners'
import { seedBonds } from './seed-bonds'

const seedBanners = (tx: Db, { now }: SeedContext) =>
  importFile(bannerImporter, demoFile('banners.json'), { tx, now })

export async function seedHome(tx: Db, context: SeedContext) {
  await seedBanners(tx, context)
  await seedBonds(tx, context.now)
}
