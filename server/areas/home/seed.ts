import type { Db } from '@server/database/database'
import type { SeedContext } from '@server/database/demo'
import { type Notice, publishNotice } from '@server/areas/notice/publish'
import { seedCampaigns } from '@server/areas/campaign/seed'
import { banners, villages } from './tables'

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

const demoNotices: readonly Notice[] = [
  {
    key: 'evening-market',
    title: '周六 16:00 东苑南门邻里晚集',
    text: '凭兑换订单可到现场换购，带上手机就行。下雨改到周日同一时间。',
  },
  {
    key: 'delay',
    title: '近期天凉，部分订单晚到一天',
    text: '生鲜改为每天上午发货，请留意驿站取件通知。',
    link: '/noticeDelay',
  },
  {
    key: 'renaming',
    title: '我们改名叫邻集',
    text: '积分、订单和卡券都在，不用重新注册，也不用付钱。',
    link: '/renamingAnnouncement',
  },
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
  for (const [position, notice] of demoNotices.entries()) {
    await publishNotice(db, { ...notice, position }, now)
  }
}
