import { earn } from '@server/areas/earnings/earnings'
import { ofHouse } from '@server/areas/wallet/wallet'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours, type Neighbour } from '@server/database/demo'
import type { SeedContext } from '../area'
import { codeOf } from './code'
import { invitedUsers } from './tables'
import { inviteSharesOf, noteInviteRewards } from './tiers/shares'

/** Who invited whom, by how long their account has been there; the consumer where nobody is named. */
const bindings: readonly { guest: number; inviter?: number }[] = [
  { guest: 168 },
  { guest: 161 },
  { guest: 57 },
  { guest: 50 },
  { guest: 43, inviter: 57 },
  { guest: 20, inviter: 50 },
]

/** What advertisers paid in the days of the opening, when the house bore it: a task every so many days. */
const everyDays = 6
const prices = [60, 120, 80, 200]

export async function seedInvites(db: Db, { now }: SeedContext) {
  const neighbours = demoNeighbours()
  const of = (daysAgo: number): Neighbour => {
    const found = neighbours.find((one) => one.daysAgo === daysAgo)
    if (!found) throw new Error(`Nobody came ${daysAgo} days ago`)
    return found
  }
  await codeOf(db, demo.consumer.userId, now)
  for (const { guest, inviter } of bindings) {
    const { userId, daysAgo } = of(guest)
    const inviterId = inviter === undefined ? demo.consumer.userId : of(inviter).userId
    const boundAt = new Date(now.getTime() - (daysAgo - 0.5) * dayMs)
    await db.insert(invitedUsers).values({ userId, inviterId, boundAt })
  }
  for (const { guest } of bindings) await seedRewards(db, of(guest), now)
}

async function seedRewards(db: Db, { userId, daysAgo }: Neighbour, now: Date) {
  for (let ago = daysAgo - 1; ago > 0; ago -= everyDays) {
    const at = new Date(now.getTime() - ago * dayMs)
    const price = prices[ago % prices.length]!
    const subject = `opening:${userId}:${ago}`
    const shares = await inviteSharesOf(db, { userId, price, at })
    const settlesAt = ago > 1 ? null : new Date(at.getTime() + dayMs)
    const given = { source: 'invite', subject, title: '邻居做完一个任务', settlesAt, at } as const
    for (const { userId: owner, cents } of shares)
      await earn(db, { ...given, userId: owner, amount: cents, from: ofHouse('gifts') })
    await noteInviteRewards(db, { guestId: userId, subject, shares, at })
  }
}
