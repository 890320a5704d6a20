import type { Db } from '@server/database/database'
import type { SeedContext } from '../area'
import { type Notice, publishNotice } from './publish'

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

export async function seedNotices(db: Db, { now }: SeedContext) {
  for (const [position, notice] of demoNotices.entries()) {
    await publishNotice(db, { ...notice, position }, now)
  }
}
