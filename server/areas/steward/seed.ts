import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { duties, giveDuties } from '@server/areas/duty/duty'
import { sellInDemo } from '@server/areas/fleet/fleet'
import { machines, moveStock, slots } from '@server/areas/machine/machine'
import { decide, inVillages, villageMembers, villages } from '@server/areas/village/village'
import { businessDay, dayAfter, dayMs, daysBetween, hourMs, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours } from '@server/database/demo'
import type { SeedContext } from '../area'
import { bookDays, reckonDays, type StewardDay } from './income/days'
import { confirmDays } from './rules'
import { scopeOf } from './scope'

/** How long a neighbour waited to be confirmed. */
const waitedMs = 5 * hourMs

const given = () => [
  { userId: demo.steward.userId, village: '清溪村·东苑' },
  { userId: demo.steward.userId, village: '清溪村·西苑' },
  { userId: demo.otherSteward.userId, village: '柳湾村·北里' },
]

/**
 * Who looks after which village since the sales of the demo begin, whom they have confirmed, and what
 * it brought until yesterday.
 */
export async function seedStewards(tx: Db, context: SeedContext) {
  const { now, salesDays } = context
  const startsAt = new Date(now.getTime() - (salesDays - 1) * dayMs)
  await giveDuties(
    tx,
    given().map((one) => ({ ...one, role: 'steward', startsAt })),
  )
  await confirmMost(tx, now)
  await sellToNeighbours(tx, context)
  await bookNights(tx, now)
}

/** Each day in the night after it, as the job does; of one night all together. */
async function bookNights(tx: Db, now: Date) {
  const held = await tx.select().from(duties).where(eq(duties.role, 'steward'))
  const booked: StewardDay[] = []
  for (const duty of held) {
    const first = businessDay(duty.startsAt)
    const all = Array.from({ length: daysBetween(first, businessDay(now)) }, (_, nth) =>
      dayAfter(first, nth),
    )
    const days = all.filter((day) => bookedAt(day) < now)
    booked.push(...(await reckonDays(tx, duty, { days, carried: 0, bookedAt })))
  }
  booked.sort((one, other) => one.bookedAt.getTime() - other.bookedAt.getTime())
  await bookDays(tx, booked)
}

const bookedAt = (day: string) => momentOf(dayAfter(day, 1), 2)

/** Who asked long enough ago was answered; who asked since still waits. */
async function confirmMost(tx: Db, now: Date) {
  const answered = new Date(now.getTime() - confirmDays * dayMs)
  for (const by of [demo.steward.userId, demo.otherSteward.userId]) {
    const { villages: names } = await scopeOf({ db: tx, user: { userId: by }, now })
    const asked = await tx
      .select({ memberId: villageMembers.memberId, joinedAt: villageMembers.joinedAt })
      .from(villageMembers)
      .innerJoin(villages, eq(villages.villageId, villageMembers.villageId))
      .where(and(inVillages(names), lte(villageMembers.joinedAt, answered)))
      .orderBy(asc(villageMembers.joinedAt), asc(villageMembers.memberId))
    for (const { memberId, joinedAt } of asked) {
      const at = new Date(joinedAt.getTime() + waitedMs)
      await decide(tx, { memberId, names, by, was: 'asked', pass: true, reason: '', now: at })
    }
  }
}

/** What neighbours bought at a machine in the weeks before: how many days ago, and at which hour. */
const moments = [
  { daysAgo: 9, hour: 8 },
  { daysAgo: 12, hour: 12.5 },
  { daysAgo: 16, hour: 19 },
] as const

const machineSn = 'LJ-0213'
/** Two that many like, and some that few do. */
const liked = ['A1', 'A3'] as const
const seldom = ['B1', 'B3', 'B4'] as const

async function sellToNeighbours(tx: Db, { now, ports: { orders } }: SeedContext) {
  const known = await tx
    .select({ slot: slots })
    .from(slots)
    .innerJoin(machines, eq(machines.machineId, slots.machineId))
    .where(and(eq(machines.machineSn, machineSn), gt(slots.money, 0)))
  const idOf = new Map(known.map(({ slot }) => [slot.slotNo, slot.offlineGoodsId]))
  const sell = async (userId: string, slotNo: string, nth: number) => {
    const { daysAgo, hour } = moments[nth % moments.length]!
    const at = new Date(momentOf(dayAfter(businessDay(now), -daysAgo), hour).getTime() + nth * 6000)
    const offlineGoodsId = idOf.get(slotNo)
    if (offlineGoodsId === undefined) return
    await sellInDemo(orders, tx, { userId, offlineGoodsId, did: 'delivered', at })
    // put in again, so that the machine stands as the demo says
    const again = { offlineGoodsId, userId: demo.fourthOperator.userId, at }
    await moveStock(tx, { ...again, kind: 'restocked', units: 1, subject: '补货' })
  }
  for (const [nth, { userId }] of demoNeighbours().entries()) {
    await sell(userId, liked[nth % liked.length]!, nth)
    if (nth % 2 === 0) await sell(userId, seldom[nth % seldom.length]!, nth + 1)
  }
}
