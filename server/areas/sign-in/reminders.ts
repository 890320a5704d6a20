import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { remind } from '@server/areas/message/message'
import { businessDay, hourOf } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Sweep } from '@server/jobs/sweep'
import { memberOf } from './members'
import { givesWords, signInRules } from './rules'
import { presentWeek } from './present'
import { signInMembers } from './tables'

const { hours, atFirst, lateHours } = signInRules.reminder

export async function presentReminder(db: Db, userId: string) {
  const hour = (await memberOf(db, userId))?.remindHour ?? null
  return {
    on: hour === null ? (0 as const) : (1 as const),
    hour: hour ?? atFirst,
    hours: [...hours],
  }
}

/** Null is never. */
export async function setReminder(tx: Db, userId: string, hour: number | null): Promise<void> {
  if (hour !== null && !(hours as readonly number[]).includes(hour))
    throw new Refusal('invalid', '请从列出的时间里选')
  await tx
    .insert(signInMembers)
    .values({ userId, remindHour: hour })
    .onConflictDoUpdate({ target: signInMembers.userId, set: { remindHour: hour } })
}

/** At their hour, those who have not signed in yet; once a day, and never long after it. */
export const reminded: Sweep<typeof signInMembers> = {
  name: 'sign-in: remind who has not come yet',
  every: 30,
  table: signInMembers,
  keys: ['userId'],
  due(now) {
    const today = businessDay(now)
    const hour = hourOf(now)
    const { remindHour, remindedOn, userId } = signInMembers
    return and(
      sql`${remindHour} between ${hour - lateHours + 1} and ${hour}`,
      or(isNull(remindedOn), lt(remindedOn, today)),
      sql`not exists (select from sign_ins
        where sign_ins.user_id = ${userId} and sign_ins.day = ${today}::date)`,
    )
  },
  order: signInMembers.remindHour,
  async work(tx, { userId }, now) {
    const today = businessDay(now)
    const { streak, gives } = await presentWeek({ db: tx, userId, now })
    const facts = { streak, gives: ` ${givesWords(gives)}` }
    await remind(tx, { userId, kind: 'signIn', about: today, facts, at: now })
    await tx
      .update(signInMembers)
      .set({ remindedOn: today })
      .where(eq(signInMembers.userId, userId))
  },
}
