import { and, sql } from 'drizzle-orm'
import { broughtBy, isHeld as isHeldPart } from '@server/areas/fairness/fairness'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Bill, isBill } from './bills'
import type { BillState } from './states'
import { adBills } from './tables'

const part = {
  userId: sql`ad_bills.user_id`,
  about: sql`ad_bills.bill_user_id::text`,
  at: sql`coalesce(ad_bills.received_at, ad_bills.completed_at)`,
}

/** What was handed in; what was not brings nothing that could be held. */
export const holdable: readonly BillState[] = ['reviewing', 'completed', 'received']

export const isOf = (offenceId: string) => broughtBy(offenceId, part)

/** Whether it stays as it is until it is decided on what somebody did against the rules. */
export const isHeld = isHeldPart(part)

export async function refuseHeld(db: Db, { billUserId }: Bill): Promise<void> {
  if ((await db.$count(adBills, and(isBill(billUserId), isHeld))) > 0)
    throw new Refusal('taskMoved', '这个任务在核实，有结果以前先不动；“防作弊规则”里可以申诉')
}
