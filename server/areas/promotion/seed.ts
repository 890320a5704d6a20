import type { Db } from '@server/database/database'
import type { SeedContext } from '@server/database/demo'
import { seedCampaigns } from './seed-campaigns'
import { banners, notices, villages } from './tables'

const demoVillages = [
  { name: '清溪村·东苑', latitude: 30.3786, longitude: 120.0214 },
  { name: '清溪村·西苑', latitude: 30.3742, longitude: 120.0087 },
  { name: '柳湾村·北里', latitude: 30.4021, longitude: 120.0513 },
]

const demoBanners = [
  { eyebrow: '周六 16:00 · 东苑南门', title: '邻里晚集\n积分当钱花', image: 'evening-market' },
  { eyebrow: '当年新米 · 现碾现发', title: '村里直供\n少走几道手', image: 'harvest' },
  { eyebrow: '大字 · 播报 · 一键', title: '长辈优选\n看得清用得惯', image: 'elders' },
]

const demoNotices = [
  '周六 16:00 东苑南门邻里晚集，凭订单可到现场换购。',
  '东苑南门 01 号售货机已修好，饮料恢复供应。',
  '近期天凉，生鲜改为每天上午发货，请留意驿站取件通知。',
]

export async function seedPromotion(db: Db, context: SeedContext) {
  const { now } = context
  await seedCampaigns(db, context)
  await db.insert(villages).values(demoVillages.map((row, position) => ({ ...row, position })))
  await db.insert(banners).values(
    demoBanners.map(({ image, ...row }, position) => ({
      ...row,
      image: `/static/banners/${image}.svg`,
      position,
      startsAt: now,
    })),
  )
  await db
    .insert(notices)
    .values(demoNotices.map((text, position) => ({ text, position, startsAt: now })))
}
