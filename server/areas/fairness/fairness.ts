import type { Db } from '@server/database/database'
import { countLimits } from './limits/count'
import type { Origin } from './limits/origin'
import { keepPace } from './limits/pace'
import { refuseBlocked } from './offences/blocked'

export { type Origin, originOf } from './limits/origin'
export { blockedUntil, refuseBlocked } from './offences/blocked'
export { broughtBy, isHeld } from './offences/brought'
export { noteOffence, upholdAll } from './offences/offences'
export { offenceKinds, type OffenceKind } from './offences/rules'

/**
 * Lets somebody begin a task of a campaign: nobody who is shut out, nobody who first has to show
 * that they are a person, and no more than the day allows. Call it inside a transaction, before
 * anything that others wait for.
 */
export async function letBegin(tx: Db, origin: Origin, about: string, now: Date): Promise<void> {
  await refuseBlocked(tx, origin.userId, now)
  await keepPace(tx, origin.userId, now)
  await countLimits(tx, origin, about, now)
}
