import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import { freeze, type IncomeSource, takeBack, thaw } from '@server/areas/earnings/earnings'
import { invitersPaid } from '@server/areas/invite/invite'
import { remind } from '@server/areas/message/message'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { FollowUpheld } from '../../upheld'
import { offenceIncomes, offences } from '../tables'
import { offenceKinds, type OffenceKind, offenceRules, stepOf } from './rules'
import { states } from './states'

export type Offence = typeof offences.$inferSelect

interface Noted {
  userId: string
  kind: OffenceKind
  /** What it was done with: a number of ours. The same is noted once. */
  about: string
  /** What the person is told of it, beside its name. */
  note: string
  /** Where it is about all that they did from then on. */
  since?: Date
  /** What it brought them, which is held where more than a warning follows. */
  incomes?: readonly { source: IncomeSource; subject: string }[]
  at: Date
}

const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)

const isOffence = (offenceId: string) => eq(offences.offenceId, offenceId)

/** Holds something against a person, by the ladder; null where that was noted before. */
export async function noteOffence(tx: Db, noted: Noted): Promise<Offence | null> {
  const { userId, kind, about, note, since, incomes = [], at } = noted
  const rule = stepOf((await weightOf(tx, userId, at)) + offenceKinds[kind].weight)
  const { step, blockedDays } = rule
  const [offence] = await tx
    .insert(offences)
    .values({
      offenceId: uuidv7(at.getTime()),
      ...{ userId, kind, about, note, step, since },
      follows: rule.words,
      state: 'standing',
      blockedUntil: blockedDays > 0 ? daysFrom(at, blockedDays) : null,
      objectUntil: daysFrom(at, offenceRules.objectDays),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (!offence) return null
  if (step !== 'warning') await holdIncomes(tx, offence, incomes, at)
  const facts = { name: offenceKinds[kind].name, words: rule.words }
  await remind(tx, { userId, kind: 'offence', about: offence.offenceId, facts, at })
  return offence
}

/** Of all that was not lifted and still counts. */
async function weightOf(tx: Db, userId: string, at: Date): Promise<number> {
  const since = daysFrom(at, -offenceRules.countsDays)
  const rows = await tx
    .select({ kind: offences.kind })
    .from(offences)
    .where(
      and(eq(offences.userId, userId), gt(offences.createdAt, since), ne(offences.state, 'lifted')),
    )
  return rows.reduce((sum, { kind }) => sum + offenceKinds[kind].weight, 0)
}

/** Theirs, and what others have of it because they invited them. */
async function holdIncomes(
  tx: Db,
  { offenceId, userId, kind }: Offence,
  incomes: NonNullable<Noted['incomes']>,
  at: Date,
) {
  const hold = async (which: Parameters<typeof freeze>[1], why: string) => {
    if (await freeze(tx, which, why, at))
      await tx.insert(offenceIncomes).values({ offenceId, ...which })
  }
  for (const { source, subject } of incomes) {
    await hold({ userId, source, subject }, offenceKinds[kind].name)
    for (const inviter of await invitersPaid(tx, { guestId: userId, subject }))
      await hold({ userId: inviter, source: 'invite', subject }, '您请来的邻居做的任务在核实')
  }
}

export async function lockOffence(tx: Db, offenceId: string): Promise<Offence | undefined> {
  const [offence] = await tx.select().from(offences).where(isOffence(offenceId)).for('update')
  return offence
}

export async function moveToObjected(tx: Db, { offenceId, state }: Offence): Promise<void> {
  states.check(state, 'objected')
  await tx.update(offences).set({ state: 'objected' }).where(isOffence(offenceId))
}

/** It stands: what it brought goes back to who paid it. */
export async function uphold(
  tx: Db,
  offence: Offence,
  follow: readonly FollowUpheld[],
  at: Date,
): Promise<void> {
  await settle(tx, offence, 'upheld', at)
  for (const one of follow) await one(tx, { offenceId: offence.offenceId, at })
  const { name } = offenceKinds[offence.kind]
  for (const which of await heldBy(tx, offence)) await takeBack(tx, which, name, at)
}

/** Whoever leaves objects to nothing any more. */
export async function upholdAll(
  tx: Db,
  userId: string,
  follow: readonly FollowUpheld[],
  at: Date,
): Promise<void> {
  const isOpen = inArray(offences.state, ['standing', 'objected'])
  const own = and(eq(offences.userId, userId), isOpen)
  for (const offence of await tx.select().from(offences).where(own).for('update'))
    await uphold(tx, offence, follow, at)
}

/** It does not: what was held goes on, and no block is left. */
export async function lift(tx: Db, offence: Offence, at: Date): Promise<void> {
  await settle(tx, offence, 'lifted', at)
  for (const which of await heldBy(tx, offence)) await thaw(tx, which, at)
}

async function settle(tx: Db, offence: Offence, to: 'upheld' | 'lifted', at: Date) {
  states.check(offence.state, to)
  const blockedUntil = to === 'lifted' ? null : offence.blockedUntil
  await tx
    .update(offences)
    .set({ state: to, decidedAt: at, blockedUntil })
    .where(isOffence(offence.offenceId))
}

const heldBy = (tx: Db, { offenceId }: Offence) => {
  const { userId, source, subject } = offenceIncomes
  return tx
    .select({ userId, source, subject })
    .from(offenceIncomes)
    .where(eq(offenceIncomes.offenceId, offenceId))
}
