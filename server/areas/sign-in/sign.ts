import { and, eq, gte, lte } from 'drizzle-orm'
import { accountOf } from '@server/areas/auth/auth'
import { credit, debit } from '@server/areas/wallet/wallet'
import { businessDay, dayAfter } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type DueStep, dueSteps, lengthOf, type Run } from './ladder'
import { lockMember, noteBest } from './members'
import { signInRules } from './rules'
import { madeUpIn, runAround, standingOf } from './runs'
import { signIns, signInSteps } from './tables'

interface Who {
  userId: string
  now: Date
}

/** Signs in for the business day; null where that was done before. */
export async function signInOnce(tx: Db, { userId, now }: Who) {
  await lockMember(tx, userId)
  const day = businessDay(now)
  const { points } = signInRules
  const [row] = await tx
    .insert(signIns)
    .values({ userId, day, points, signedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  const entry = { userId, from: 'sign-in', title: '每日签到', at: now } as const
  await credit(tx, { ...entry, currency: 'points', amount: points })
  const run = (await runAround(tx, userId, day))!
  return { points, streak: lengthOf(run), steps: await climb(tx, run, { userId, now }) }
}

/** Mends a day that was missed. It costs points, gives none, and may join two runs to one. */
export async function makeUp(tx: Db, day: string, { userId, now }: Who) {
  await lockMember(tx, userId)
  const { within, aMonth, points: cost } = signInRules.makeUp
  const today = businessDay(now)
  const first = businessDay((await accountOf(tx, userId)).since)
  if (day >= today) throw new Refusal('notMendable', '只能补过去的日子，今天请直接签到')
  if (day < dayAfter(today, -within))
    throw new Refusal('notMendable', `只能补 ${within} 天以内漏掉的日子`)
  if (day < first) throw new Refusal('notMendable', '注册以前的日子不能补')
  const used = await madeUpIn(tx, userId, now)
  if (used >= aMonth) throw new Refusal('notMendable', `这个月已经补过 ${aMonth} 次，下个月再补`)
  const [row] = await tx
    .insert(signIns)
    .values({ userId, day, points: 0, madeUpAt: now, signedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new Refusal('notMendable', '这一天已经签过到了')
  const title = `补签 ${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
  const entry = { userId, currency: 'points', amount: cost, from: 'sign-in', title } as const
  await debit(tx, { ...entry, at: now })
  const run = (await runAround(tx, userId, day))!
  const steps = await climb(tx, run, { userId, now })
  const { streak } = await standingOf(tx, userId, now)
  return { cost, streak, steps, left: aMonth - used - 1 }
}

/** Pays the steps of the ladder that a run has reached. */
async function climb(tx: Db, run: Run, { userId, now }: Who): Promise<DueStep[]> {
  const { reachedOn, days } = signInSteps
  const paid = await tx
    .select({ days, reachedOn })
    .from(signInSteps)
    .where(and(eq(signInSteps.userId, userId), gte(reachedOn, run.start), lte(reachedOn, run.end)))
  const due = dueSteps(run, paid)
  for (const step of due) {
    await tx.insert(signInSteps).values({ userId, ...step, paidAt: now })
    const entry = { userId, from: 'sign-in', title: `连签 ${step.days} 天`, at: now } as const
    for (const currency of ['points', 'gold'] as const)
      if (step[currency] > 0) await credit(tx, { ...entry, currency, amount: step[currency] })
  }
  await noteBest(tx, userId, lengthOf(run))
  return due
}
