import type { Db } from '@server/database/database'
import { reasonAgainstKeeping } from '../pickup/keeping'
import { keepingRules } from '../pickup/rules'
import { secondsStanding } from '../presence/standing'

interface Asking {
  userId: string
  machineId: number
  now: Date
}

/** How somebody may come to what lies in a machine: there and now, or later. */
export async function waysOf(db: Db, asking: Asking) {
  const reason = await reasonAgainstKeeping(db, asking)
  return {
    standing: await secondsStanding(db, asking),
    kept: { minutes: keepingRules.minutes, reason: reason?.message ?? '' },
  }
}
