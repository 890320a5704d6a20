import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { promiseOf } from '@server/promise'
import type { Entry, Session } from './find'
import { idsOf, type Sold } from './planned'
import { giveBack, take } from './stock'
import { type PlannedGoods, seckillItems, seckillPlans, seckillSessions } from './tables'

/** By which somebody who was there before the start is put in line: the draw does the same in SQL. */
export const printOf = (seed: string, userId: string): string => promiseOf(seed + userId)

/** Who was drawn stands below all numbers that are given out one after another. */
const beforeAll = 1_000_000_000_000

/** Where the draw put somebody, from 1; null for who came later, or stands in a neighbour's place. */
export const rankOf = (
  { startsAt, begunAt }: Session,
  { place, enteredAt }: Pick<Entry, 'place' | 'enteredAt'>,
): number | null => (begunAt && place < 0 && enteredAt < startsAt ? place + beforeAll : null)

/** 09:30 → 9.5 */
const hoursOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours + minutes / 60
}

/** Of today and tomorrow, each hour once; its goods leave the shop's stock with it. */
export async function planHours(tx: Db, now: Date): Promise<void> {
  const plans = await tx.select().from(seckillPlans).where(eq(seckillPlans.ended, false))
  const today = businessDay(now)
  for (const plan of plans)
    for (const day of [today, dayAfter(today, 1)])
      for (const hour of plan.hours) {
        const startsAt = momentOf(day, hoursOf(hour))
        const endsAt = new Date(startsAt.getTime() + plan.minutes * 60_000)
        if (endsAt > now) await planHour(tx, plan, { startsAt, endsAt })
      }
  await planSlots(tx, now)
}

interface Hour {
  startsAt: Date
  endsAt: Date
}

async function planHour(tx: Db, plan: typeof seckillPlans.$inferSelect, hour: Hour) {
  const [session] = await tx
    .insert(seckillSessions)
    .values({
      planId: plan.planId,
      ...hour,
      seed: randomBytes(32).toString('hex'),
    })
    .onConflictDoNothing()
    .returning()
  if (!session) return
  await stock(
    tx,
    session,
    plan.goods.filter(({ machine }) => machine === undefined),
  )
}

/** A slot is for who stands before it until shortly before the hour. */
const slotLeadMs = 3600_000

/** What lies in machines comes to the hours that begin soon. */
async function planSlots(tx: Db, now: Date): Promise<void> {
  const soon = await tx
    .select({ session: seckillSessions, goods: seckillPlans.goods })
    .from(seckillSessions)
    .innerJoin(seckillPlans, eq(seckillPlans.planId, seckillSessions.planId))
    .where(
      and(
        gt(seckillSessions.endsAt, now),
        lte(seckillSessions.startsAt, new Date(now.getTime() + slotLeadMs)),
        isNull(seckillSessions.endedAt),
      ),
    )
  for (const { session, goods } of soon)
    await stock(
      tx,
      session,
      goods.filter(({ machine }) => machine !== undefined),
    )
}

/** Takes what is planned out of its stock, once; in the order in which all others lock it. */
async function stock(tx: Db, { sessionId }: Session, planned: readonly PlannedGoods[]) {
  const ids = await idsOf(tx, planned)
  const known = await tx.select().from(seckillItems).where(eq(seckillItems.sessionId, sessionId))
  const isKnown = ({ goodsId, offlineGoodsId }: Sold) =>
    known.some((one) => one.goodsId === goodsId && one.offlineGoodsId === offlineGoodsId)
  const wanted = planned.flatMap((one) => {
    const sold = ids(one)
    return sold && !isKnown(sold) ? [{ one, sold }] : []
  })
  wanted.sort((one, other) => numberOf(one.sold) - numberOf(other.sold))
  for (const { one, sold } of wanted) {
    const { total, points, gold, money } = one
    const pieces = await take(tx, sold, total)
    if (pieces === 0) continue
    await tx
      .insert(seckillItems)
      .values({ sessionId, ...sold, points, gold, money, total: pieces, pieces })
  }
}

const numberOf = ({ goodsId, offlineGoodsId }: Sold) => goodsId ?? offlineGoodsId ?? 0

/** The draw for who was there before the start: places below all others, by the seed alone. */
export const beginHour: Sweep<typeof seckillSessions> = {
  name: 'seckill: begin',
  every: 1,
  table: seckillSessions,
  keys: ['sessionId'],
  due: (now) => and(isNull(seckillSessions.begunAt), lte(seckillSessions.startsAt, now)),
  order: seckillSessions.startsAt,
  async work(tx, { sessionId, seed }, now) {
    await tx.execute(sql`
      update seckill_entries as entry set state = 'waiting', place = drawn.place
      from (
        select item_id, user_id, rank() over (
          partition by item_id
          order by encode(sha256(convert_to(${seed} || user_id::text, 'UTF8')), 'hex')
        ) - ${beforeAll}::bigint as place
        from seckill_entries join seckill_items using (item_id)
        where session_id = ${sessionId} and state = 'early'
      ) as drawn
      where entry.item_id = drawn.item_id and entry.user_id = drawn.user_id
        and entry.state = 'early'`)
    await tx
      .update(seckillSessions)
      .set({ begunAt: now })
      .where(eq(seckillSessions.sessionId, sessionId))
  },
}

const isAwaited = sql`exists (
  select from seckill_items as item join seckill_entries as entry using (item_id)
  where item.session_id = ${seckillSessions.sessionId}
    and entry.state in ('early', 'waiting', 'offered'))`

/** Whose place was taken in the moment when it ended is found within so long. */
const lateMs = 3600_000

/** Who still waits has missed it, and what is left is the shop's again. */
export const endHour: Sweep<typeof seckillSessions> = {
  name: 'seckill: end',
  every: 5,
  table: seckillSessions,
  keys: ['sessionId'],
  due: (now) =>
    and(
      lte(seckillSessions.endsAt, now),
      or(
        isNull(seckillSessions.endedAt),
        and(gt(seckillSessions.endedAt, new Date(now.getTime() - lateMs)), isAwaited),
      ),
    ),
  order: seckillSessions.endsAt,
  async work(tx, { sessionId }, now) {
    const items = await tx
      .select()
      .from(seckillItems)
      .where(eq(seckillItems.sessionId, sessionId))
      .orderBy(seckillItems.goodsId, seckillItems.offlineGoodsId)
      .for('no key update')
    for (const item of items) {
      const { itemId, pieces } = item
      await tx.execute(sql`update seckill_entries set state = 'missed'
        where item_id = ${itemId} and state in ('early', 'waiting', 'offered')`)
      if (pieces === 0) continue
      await giveBack(tx, item, pieces)
      await tx.update(seckillItems).set({ pieces: 0 }).where(eq(seckillItems.itemId, itemId))
    }
    await tx
      .update(seckillSessions)
      .set({
        begunAt: sql`coalesce(${seckillSessions.begunAt}, ${now})`,
        endedAt: sql`coalesce(${seckillSessions.endedAt}, ${now})`,
      })
      .where(eq(seckillSessions.sessionId, sessionId))
  },
}
