import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { bannerImporter } from './banners'

export const seedBanners = (tx: Db, { now }: SeedContext) =>
  importFile(bannerImporter, demoFile('banners.json'), { tx, now })
