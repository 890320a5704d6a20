import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { farmingSignals } from './tables'

type Signal = Omit<typeof farmingSignals.$inferInsert, 'signalId'> & { seenAt: Date }

/** Something that looks like farming: written down for people to look at, and no reason to refuse. */
export const noteFarming = (tx: Db, signal: Signal) =>
  tx.insert(farmingSignals).values({ ...signal, signalId: uuidv7(signal.seenAt.getTime()) })
