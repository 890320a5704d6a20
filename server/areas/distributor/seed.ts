import { earn } from '@server/areas/earnings/earnings'
import { codeOf } from '@server/areas/invite/invite'
import { ofHouse } from '@server/areas/wallet/wallet'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours } from '@server/database/demo'
import type { SeedContext } from '../area'
import { deeds } from './deeds'
import { centsOf, recruitments, type RewardKind, type Tier } from './recruitments'
import { source } from './rewards'
import { distributorRewards, distributors } from './tables'

/** Since when the consumer recruits, and one of the neighbours they brought. */
const consumerDays = 60
const neighbour = { came: 57, joinedDays: 55 }

/** What the neighbours did whom they brought, by how long those have been there; settled long ago. */
const done: readonly { guest: number; kind: RewardKind; tier: Tier; daysAgo: number }[] = [
  { guest: 57, kind: 'task', tier: 1, daysAgo: 55 },
  { guest: 57, kind: 'active', tier: 1, daysAgo: 46 },
  { guest: 57, kind: 'order', tier: 1, daysAgo: 40 },
  { guest: 50, kind: 'task', tier: 1, daysAgo: 48 },
  { guest: 43, kind: 'task', tier: 2, daysAgo: 41 },
  { guest: 50, kind: 'active', tier: 1, daysAgo: 38 },
]

export async function seedDistributors(db: Db, { now }: SeedContext) {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const neighbours = demoNeighbours()
  const of = (daysAgo: number): string => {
    const found = neighbours.find((one) => one.daysAgo === daysAgo)
    if (!found) throw new Error(`Nobody came ${daysAgo} days ago`)
    return found.userId
  }
  const [recruitment] = recruitments as [(typeof recruitments)[number]]
  const { recruitmentId } = recruitment
  const [owner, second] = [demo.consumer.userId, of(neighbour.came)]
  await db.insert(distributors).values([
    { userId: owner, recruitmentId, joinedAt: before(consumerDays) },
    { userId: second, recruitmentId, joinedAt: before(neighbour.joinedDays) },
  ])
  for (const userId of [owner, second]) await codeOf(db, userId, now)
  for (const { guest, kind, tier, daysAgo } of done) {
    const guestId = of(guest)
    const subject = `recruit:${guestId}:${kind}`
    const reward = { guestId, kind, recruitmentId, subject, createdAt: before(daysAgo) }
    const owed: { userId: string; tier: Tier }[] = [{ userId: owner, tier }]
    if (tier === 2) owed.push({ userId: second, tier: 1 })
    for (const to of owed) {
      const cents = centsOf(recruitment, kind, to.tier)
      await db.insert(distributorRewards).values({ ...reward, ...to, cents })
      await earn(db, {
        ...{ userId: to.userId, source, subject, amount: cents, from: ofHouse('gifts') },
        title: `招来的邻居${deeds[kind].title}`,
        settlesAt: null,
        at: before(daysAgo),
      })
    }
  }
}
