import { and, asc, count, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import { credit, debit } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { matchRules } from './rules'
import { shareOut } from './share-out'
import { signInEntries, signInMatches } from './tables'

export type Entry = typeof signInEntries.$inferSelect

interface Who {
  userId: string
  now: Date
}

export const hoursOf = (day: string) => ({
  from: momentOf(day, matchRules.from),
  to: momentOf(day, matchRules.to),
  decided: momentOf(day, matchRules.decided),
})

const isEntry = (day: string, userId: string) =>
  and(eq(signInEntries.day, day), eq(signInEntries.userId, userId))

/** Into the match of tomorrow; returns what is left in the purse. */
export async function enterMatch(tx: Db, stake: number, { userId, now }: Who) {
  if (!matchRules.stakes.includes(stake))
    throw new Refusal('invalid', `可以押 ${matchRules.stakes.join('、')} 积分`)
  const day = dayAfter(businessDay(now), 1)
  await tx.insert(signInMatches).values({ day }).onConflictDoNothing()
  const [entry] = await tx
    .insert(signInEntries)
    .values({ day, userId, stake, enteredAt: now })
    .onConflictDoNothing()
    .returning()
  if (!entry) throw new Refusal('matchEntered')
  const title = `打卡赛报名 ${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
  const taken = { userId, currency: 'points', amount: stake, from: 'match', title } as const
  return { day, stake, balance: await debit(tx, { ...taken, at: now }) }
}

/** In its hours whoever has entered is there, the first time that they say so. */
export async function attendMatch(tx: Db, { userId, now }: Who): Promise<boolean> {
  const day = businessDay(now)
  const { from, to } = hoursOf(day)
  if (now < from || now >= to) return false
  const there = await tx
    .update(signInEntries)
    .set({ attendedAt: now })
    .where(and(isEntry(day, userId), isNull(signInEntries.attendedAt), isNull(signInEntries.got)))
    .returning({ day: signInEntries.day })
  return there.length > 0
}

export async function entryOf(db: Db, day: string, userId: string): Promise<Entry | undefined> {
  const [entry] = await db.select().from(signInEntries).where(isEntry(day, userId))
  return entry
}

/** Read while a match runs; once it is decided its own row says the same. */
export async function figuresOf(db: Db, day: string) {
  const [row] = await db
    .select({
      people: count(),
      attended: count(signInEntries.attendedAt),
      pot: sql<number>`coalesce(sum(${signInEntries.stake}), 0)::float8`,
    })
    .from(signInEntries)
    .where(eq(signInEntries.day, day))
  return row!
}

/** Who shares what stands fixed at once; the points follow one person after another. */
export const decided: Sweep<typeof signInMatches> = {
  name: 'sign-in: decide matches',
  every: 30,
  table: signInMatches,
  keys: ['day'],
  due: (now) =>
    and(
      isNull(signInMatches.settledAt),
      lte(signInMatches.day, businessDay(new Date(now.getTime() - matchRules.decided * 3600_000))),
    ),
  order: signInMatches.day,
  async work(tx, { day }, now) {
    const entries = await tx
      .select()
      .from(signInEntries)
      .where(eq(signInEntries.day, day))
      .orderBy(
        asc(signInEntries.attendedAt),
        asc(signInEntries.enteredAt),
        asc(signInEntries.userId),
      )
    const pot = entries.reduce((sum, { stake }) => sum + stake, 0)
    const there = entries.filter(({ attendedAt }) => attendedAt !== null)
    const shares = there.length > 0 ? shareOut(pot, there) : entries.map(({ stake }) => stake)
    const sharers = there.length > 0 ? there : entries
    const got = new Map(sharers.map(({ userId }, at) => [userId, shares[at]!]))
    await tx.execute(sql`
      update sign_in_entries set got = fixed.got
      from unnest(
        ${sql.param(entries.map(({ userId }) => userId))}::uuid[],
        ${sql.param(entries.map(({ userId }) => got.get(userId) ?? 0))}::int[]
      ) as fixed (user_id, got)
      where sign_in_entries.day = ${day}::date and sign_in_entries.user_id = fixed.user_id`)
    await tx
      .update(signInMatches)
      .set({ people: entries.length, attended: there.length, pot, settledAt: now })
      .where(eq(signInMatches.day, day))
  },
}

/** What was decided is paid, once each. */
export const paid: Sweep<typeof signInEntries> = {
  name: 'sign-in: pay what matches brought',
  every: 5,
  table: signInEntries,
  keys: ['day', 'userId'],
  due: () => and(isNotNull(signInEntries.got), isNull(signInEntries.paidAt)),
  order: signInEntries.day,
  async work(tx, { day, userId, stake, got }, now) {
    const [match] = await tx.select().from(signInMatches).where(eq(signInMatches.day, day))
    const { attended, people } = match!
    const amount = got ?? 0
    const title = attended === 0 ? '打卡赛退回' : '打卡赛分到'
    const back = { userId, currency: 'points', amount, from: 'match', title } as const
    if (amount > 0) await credit(tx, { ...back, at: now })
    await tx.update(signInEntries).set({ paidAt: now }).where(isEntry(day, userId))
    const facts = { got: amount, stake, attended, people }
    await remind(tx, { userId, kind: 'matchDecided', about: day, facts, at: now })
  },
}
