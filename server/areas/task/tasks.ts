import { type SQL, sql } from 'drizzle-orm'
import type { Feature } from '@contract/features'
import { addressesOf } from '@server/areas/address/address'
import { wantedBy } from '@server/areas/catalogue/catalogue'
import { redeemedBy, sharedBy } from '@server/areas/holding/holding'
import { approvedOf } from '@server/areas/identity/identity'
import { keptBy, parcelsOf } from '@server/areas/order/order'

export type Period = 'once' | 'day' | 'week'

export interface PointsTask {
  key: string
  title: string
  note: string
  points: number
  period: Period
  goal: number
  /** What it is done with, and may be closed somewhere. */
  with?: Feature
  /** Whether neighbours are needed for it. */
  shared?: true
  /** A row for each time that it was done since then. */
  done: (userId: string, since: Date) => SQL
}

/** What gives points in the shop, in the order it is shown. Each counts what has really happened. */
export const pointsTasks: readonly PointsTask[] = [
  {
    key: 'first-address',
    title: '填好收货地址',
    note: '以后兑换一步到家',
    points: 50,
    period: 'once',
    goal: 1,
    done: (userId) => addressesOf(userId),
  },
  {
    key: 'identity',
    title: '完成实名认证',
    note: '审核通过后领取，解锁需实名的权益',
    points: 200,
    period: 'once',
    goal: 1,
    with: 'identityPhotos',
    done: (userId) => approvedOf(userId),
  },
  {
    key: 'first-exchange',
    title: '完成第一次兑换',
    note: '换一件喜欢的，发货、到账或用掉后领取',
    points: 100,
    period: 'once',
    goal: 1,
    done: (userId, since) => sql`${keptBy(userId)} union all ${redeemedBy(userId, since)}`,
  },
  {
    key: 'daily-want',
    title: '今天想要一件',
    note: '在换完的商品上点“想要”，我们好补货',
    points: 5,
    period: 'day',
    goal: 1,
    done: (userId, since) => wantedBy(userId, since),
  },
  {
    key: 'weekly-receipt',
    title: '本周确认收货',
    note: '收到包裹后在订单里点“确认收货”',
    points: 30,
    period: 'week',
    goal: 1,
    done: (userId, since) => parcelsOf(userId, since),
  },
  {
    key: 'weekly-use',
    title: '本周到店用券 2 次',
    note: '券码由商家扫过才算',
    points: 60,
    period: 'week',
    goal: 2,
    done: (userId, since) => redeemedBy(userId, since),
  },
  {
    key: 'weekly-gift',
    title: '本周送邻居一份心意',
    note: '把券或礼包转赠给邻居，对方领取后才算',
    points: 80,
    period: 'week',
    goal: 1,
    shared: true,
    done: (userId, since) => sharedBy(userId, since),
  },
]
