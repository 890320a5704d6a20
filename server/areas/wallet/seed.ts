import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { credit, type Entry } from './wallet'

type Given = Pick<Entry, 'currency' | 'amount' | 'from' | 'title'> & { daysAgo: number }

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
  { daysAgo: 41, currency: 'points', amount: 3000, from: 'gift', title: '丰收节邻里礼' },
  { daysAgo: 38, currency: 'points', amount: 1000, from: 'task', title: '社区志愿服务 2 次' },
  { daysAgo: 35, currency: 'gold', amount: 120, from: 'gift', title: '丰收节摊主礼' },
  { daysAgo: 31, currency: 'points', amount: 15, from: 'task', title: '走满 6000 步' },
  { daysAgo: 28, currency: 'points', amount: 1500, from: 'task', title: '月度走路达标' },
  { daysAgo: 25, currency: 'gold', amount: 176, from: 'task', title: '旧衣回收 4 公斤' },
]

const newcomer: Given[] = [
  { daysAgo: 3, currency: 'points', amount: 50, from: 'gift', title: '新邻居见面礼' },
]

export async function seedWallet(db: Db, { now }: SeedContext) {
  for (const entry of entriesOf(demo.newcomer.userId, newcomer, now)) await credit(db, entry)
}

function entriesOf(userId: string, given: readonly Given[], now: Date): Entry[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs + morning
  return given.map(({ daysAgo, ...entry }) => ({
    ...{ userId, ...entry },
    at: new Date(today - daysAgo * dayMs),
  }))
}

/** Given by whoever knows what else came in between: a ledger runs in the order of its days. */
export const demoEntries = (now: Date): Entry[] => entriesOf(demo.consumer.userId, consumer, now)
