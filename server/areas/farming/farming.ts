import { and, eq, gt } from 'drizzle-orm'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { farmingSignals } from './tables'

type Signal = Omit<typeof farmingSignals.$inferInsert, 'signalId'> & { seenAt: Date }

/** Something that looks like farming: written down for people to look at, and no reason to refuse. */
export const noteFarming = (tx: Db, signal: Signal) =>
  tx.insert(farmingSignals).values({ ...signal, signalId: uuidv7(signal.seenAt.getTime()) })

/** So long what somebody's invitations looked like is held against what comes of them. */
const suspectedDays = 30

/** Whether more came by somebody's invitation in a day than neighbours bring, or several on one device. */
export const isSuspected = async (db: Db, userId: string, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - suspectedDays * dayMs)
  const { userId: who, kind, seenAt } = farmingSignals
  const which = and(eq(who, userId), eq(kind, 'invite'), gt(seenAt, since))
  return (await db.$count(farmingSignals, which)) > 0
}
