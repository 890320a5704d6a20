import type { Db } from '@server/database/database'
import type { SeedContext } from '../area'
import { banners } from './tables'

const demoBanners = [
  { eyebrow: '周六 16:00 · 东苑南门', title: '邻里晚集\n积分当钱花', image: 'evening-market' },
  { eyebrow: '当年新米 · 现碾现发', title: '村里直供\n少走几道手', image: 'harvest' },
  { eyebrow: '大字 · 播报 · 一键', title: '长辈优选\n看得清用得惯', image: 'elders' },
]

export async function seedBanners(db: Db, { now }: SeedContext) {
  await db.insert(banners).values(
    demoBanners.map(({ image, ...row }, position) => ({
      ...row,
      image: `/static/banners/${image}.svg`,
      position,
      startsAt: now,
    })),
  )
}
