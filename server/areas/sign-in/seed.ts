import { credit, demoEntries } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, dayMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { demoMornings } from './demo-mornings'
import { enterMatch } from './match'
import { signInOnce } from './sign'

/** The exchange shop goes on from here. */
const toldHere = 20

/** What neighbours have staked for tomorrow. */
const entered = [
  { who: 'operator', stake: 100 },
  { who: 'otherOperator', stake: 50 },
  { who: 'otherMerchant', stake: 50 },
] as const

export async function seedSignIn(tx: Db, { now }: SeedContext) {
  await seedConsumer(tx, now)
  const twoDaysAgo = momentOf(dayAfter(businessDay(now), -2), 8)
  await signInOnce(tx, { userId: demo.newcomer.userId, now: twoDaysAgo })
  for (const { who, stake } of entered) {
    const { userId } = demo[who]
    const gift = { currency: 'points', amount: 200, from: 'gift', title: '新邻居见面礼' } as const
    await credit(tx, { userId, ...gift, at: twoDaysAgo })
    await enterMatch(tx, stake, { userId, now })
  }
}

/** Her first weeks, in their order. */
async function seedConsumer(tx: Db, now: Date) {
  const { userId } = demo.consumer
  const mornings = demoMornings(now).filter((at) => at.getTime() < now.getTime() - toldHere * dayMs)
  const told = [
    ...demoEntries(now).map((entry) => ({ at: entry.at, tell: () => credit(tx, entry) })),
    ...mornings.map((at) => ({ at, tell: () => signInOnce(tx, { userId, now: at }) })),
  ]
  for (const { tell } of told.sort((one, other) => one.at.getTime() - other.at.getTime()))
    await tell()
}
