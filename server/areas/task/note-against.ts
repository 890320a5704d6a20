import { noteOffence, type OffenceKind } from '@server/areas/fairness/fairness'
import type { DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Bill } from './bills'
import { holdable, refuseHeld } from './held'
import { states } from './states'

/** What it gave is held until its owner could object, or it is decided on that. */
export async function noteAgainst(
  { db, now: at }: DeskContext,
  bill: Bill,
  kind: OffenceKind,
  note: string,
): Promise<void> {
  const { userId, billUserId: about, state } = bill
  if (!holdable.includes(state))
    throw new Refusal('invalid', `这个任务${states.of(state).text}，没有可以收回的`)
  await refuseHeld(db, bill)
  const incomes = [{ source: 'task', subject: about }] as const
  const noted = await noteOffence(db, { userId, kind, about, note, incomes, at })
  if (!noted) throw new Refusal('invalid', '这一份已经记过违规了')
}
