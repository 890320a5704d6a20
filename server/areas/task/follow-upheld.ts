import { and, inArray } from 'drizzle-orm'
import type { FollowUpheld } from '../upheld'
import { takeBack } from './finish'
import { holdable, isOf } from './held'
import { adBills } from './tables'

/** Budgets have again what was paid for what somebody did against the rules. */
export const followUpheld: FollowUpheld = async (tx, { offenceId, at }) => {
  const which = and(inArray(adBills.state, [...holdable]), isOf(offenceId))
  for (const bill of await tx.select().from(adBills).where(which).for('update'))
    await takeBack(tx, bill, at)
}
