import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { lotteryCycles, lotteryDays, lotteryPrizes } from './tables'

export type Cycle = typeof lotteryCycles.$inferSelect

const running = (now: Date) => and(lte(lotteryCycles.startsAt, now), gt(lotteryCycles.endsAt, now))

export async function cycleNow(db: Db, now: Date): Promise<Cycle | undefined> {
  const [cycle] = await db
    .select()
    .from(lotteryCycles)
    .where(running(now))
    .orderBy(desc(lotteryCycles.cycleId))
    .limit(1)
  return cycle
}

/** Whether to wait for who draws meanwhile, as those do whose turn it is. */
export type Turn = 'at once' | 'in turn'

/** Locked, so that nobody else draws from it meanwhile; nothing where somebody does, and one does not wait. */
export async function lockCycle(
  tx: Db,
  { cycleId }: Cycle,
  turn: Turn,
): Promise<Cycle | undefined> {
  const [cycle] = await tx
    .select()
    .from(lotteryCycles)
    .where(eq(lotteryCycles.cycleId, cycleId))
    .for('update', turn === 'at once' ? { skipLocked: true } : {})
  return cycle
}

/** The prizes of a cycle with what can be had of each today; `null` is without end. */
export async function prizesOf(db: Db, cycleId: number, now: Date) {
  const day = businessDay(now)
  const rows = await db
    .select({
      prize: lotteryPrizes,
      today: sql<number>`coalesce(${lotteryDays.taken}, 0)::int`,
    })
    .from(lotteryPrizes)
    .leftJoin(
      lotteryDays,
      and(eq(lotteryDays.prizeId, lotteryPrizes.prizeId), eq(lotteryDays.day, day)),
    )
    .where(eq(lotteryPrizes.cycleId, cycleId))
    .orderBy(asc(lotteryPrizes.prizeId))
  return rows.map(({ prize, today }) => {
    const { total, aDay, taken } = prize
    const limits = [total === null ? null : total - taken, aDay === null ? null : aDay - today]
    const left = limits.filter((one) => one !== null)
    return { ...prize, left: left.length > 0 ? Math.max(0, Math.min(...left)) : null }
  })
}

export type StockedPrize = Awaited<ReturnType<typeof prizesOf>>[number]

/** Out of the stock of the cycle and of the day. */
export async function takePrize(tx: Db, { prizeId }: StockedPrize, now: Date): Promise<void> {
  await tx
    .update(lotteryPrizes)
    .set({ taken: sql`${lotteryPrizes.taken} + 1` })
    .where(eq(lotteryPrizes.prizeId, prizeId))
  await tx
    .insert(lotteryDays)
    .values({ prizeId, day: businessDay(now), taken: 1 })
    .onConflictDoUpdate({
      target: [lotteryDays.prizeId, lotteryDays.day],
      set: { taken: sql`${lotteryDays.taken} + 1` },
    })
}
