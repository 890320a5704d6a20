import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { credit, type Entry } from './wallet'

type Given = Pick<Entry, 'currency' | 'amount' | 'from' | 'title'> & { daysAgo: number }

const day = 24 * 3600 * 1000
/** Half past nine in Shanghai, whatever the hour of the seeding: nothing lies in the future. */
const morning = 1.5 * 3600 * 1000

/** What came in before the first exchange. The exchange shop goes on from here. */
const consumer: Given[] = [
  { daysAgo: 58, currency: 'points', amount: 2000, from: 'gift', title: '新邻居见面礼' },
  { daysAgo: 58, currency: 'gold', amount: 50, from: 'gift', title: '新邻居见面礼' },
  { daysAgo: 55, currency: 'points', amount: 500, from: 'task', title: '邀请 1 位新邻居' },
  { daysAgo: 52, currency: 'points', amount: 300, from: 'task', title: '完善健康档案' },
  { daysAgo: 49, currency: 'points', amount: 1200, from: 'task', title: '月度走路达标' },
  { daysAgo: 45, currency: 'points', amount: 20, from: 'task', title: '看一段邻里短片' },
  { daysAgo: 44, currency: 'gold', amount: 30, from: 'sign-in', title: '连签 7 天' },
  { daysAgo: 41, currency: 'points', amount: 3000, from: 'gift', title: '丰收节邻里礼' },
  { daysAgo: 38, currency: 'points', amount: 1000, from: 'task', title: '社区志愿服务 2 次' },
  { daysAgo: 35, currency: 'gold', amount: 120, from: 'gift', title: '丰收节摊主礼' },
  { daysAgo: 31, currency: 'points', amount: 15, from: 'task', title: '走满 6000 步' },
  { daysAgo: 28, currency: 'points', amount: 1500, from: 'task', title: '月度走路达标' },
  { daysAgo: 25, currency: 'gold', amount: 200, from: 'task', title: '旧衣回收 5 公斤' },
]

const newcomer: Given[] = [
  { daysAgo: 3, currency: 'points', amount: 50, from: 'gift', title: '新邻居见面礼' },
  { daysAgo: 2, currency: 'points', amount: 10, from: 'sign-in', title: '每日签到' },
]

export async function seedWallet(db: Db, { now }: SeedContext) {
  const today = Math.floor(now.getTime() / day) * day + morning
  const give = async (userId: string, { daysAgo, ...entry }: Given) =>
    credit(db, { userId, ...entry, at: new Date(today - daysAgo * day) })
  for (const given of consumer) await give(demo.consumer.userId, given)
  for (const given of newcomer) await give(demo.newcomer.userId, given)
}
