import { and, eq, sql } from 'drizzle-orm'
import { lockPerson } from '@server/areas/auth/auth'
import { countInvited } from '@server/areas/invite/invite'
import { identityOf } from '@server/areas/identity/identity'
import { hasSignedIn } from '@server/areas/sign-in/sign-in'
import { countDone } from '@server/areas/task/task'
import { balances, debit } from '@server/areas/wallet/wallet'
import { businessDay, startOfDay } from '@server/calendar'
import type { Here } from '@server/call/closed'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { chancePoints, type Source, sources, sourcesHere } from './rules'
import { lotteryBought, lotteryPlays } from './tables'

interface Person {
  userId: string
  now: Date
}

/** Somebody, and where they ask. */
export type Asking = Person & Here

const isMine = ({ userId, now }: Person) =>
  and(eq(lotteryPlays.userId, userId), eq(lotteryPlays.day, businessDay(now)))

async function boughtToday(db: Db, { userId, now }: Person): Promise<number> {
  const mine = and(eq(lotteryBought.userId, userId), eq(lotteryBought.day, businessDay(now)))
  const [row] = await db.select().from(lotteryBought).where(mine)
  return row?.pieces ?? 0
}

async function signedInToday(db: Db, { userId, now }: Person): Promise<number> {
  const [from, to] = [startOfDay(now), now]
  const { rows } = await db.execute<{ signed: boolean }>(
    sql`select ${hasSignedIn(1, sql`${userId}::uuid`, sql`${from}`, sql`${to}`)} as signed`,
  )
  return rows[0]?.signed ? 1 : 0
}

const gotToday: Readonly<Record<Source, (db: Db, person: Person) => Promise<number>>> = {
  free: () => Promise.resolve(1),
  signIn: signedInToday,
  task: (db, { userId, now }) => countDone(db, userId, startOfDay(now)),
  invite: (db, { userId, now }) => countInvited(db, userId, startOfDay(now)),
  bought: boughtToday,
}

/** How many chances somebody has today and from what; what they used is used. */
export async function chancesOfToday(db: Db, asking: Asking) {
  const used = await db.$count(lotteryPlays, isMine(asking))
  const each = []
  for (const key of sourcesHere(asking)) {
    const { title, most } = sources[key]
    each.push({ key, title, got: Math.min(await gotToday[key](db, asking), most), most })
  }
  const all = each.reduce((sum, one) => sum + one.got, 0)
  return { left: Math.max(0, all - used), used, sources: each }
}

/** What one more costs, and why it cannot be had. */
export async function buyingOf(db: Db, asking: Person) {
  const left = sources.bought.most - (await boughtToday(db, asking))
  const told = { points: chancePoints, left }
  if (left <= 0) return { ...told, reason: '今天换满了，明天再来' }
  if ((await identityOf(db, asking.userId)) !== 'approved')
    return { ...told, reason: '先完成实名认证：用积分换的机会只给成年人' }
  const { points } = await balances(db, asking.userId)
  return { ...told, reason: points < chancePoints ? `还差 ${chancePoints - points} 积分` : '' }
}

/** One more for today, paid in points. */
export async function buyChance(tx: Db, { userId, now }: Person): Promise<void> {
  await lockPerson(tx, userId)
  const { left, reason } = await buyingOf(tx, { userId, now })
  if (left <= 0) throw new Refusal('limitReached', reason)
  if ((await identityOf(tx, userId)) !== 'approved') throw new Refusal('adultNeeded')
  const title = '天天抽奖，换一次机会'
  await debit(tx, {
    userId,
    currency: 'points',
    amount: chancePoints,
    from: 'gift',
    title,
    at: now,
  })
  await tx
    .insert(lotteryBought)
    .values({ userId, day: businessDay(now), pieces: 1 })
    .onConflictDoUpdate({
      target: [lotteryBought.userId, lotteryBought.day],
      set: { pieces: sql`${lotteryBought.pieces} + 1` },
    })
}
