import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize } from '../find'
import { hasReceived, type Subjects } from './limits'

const named = ({ prizes }: Campaign, key: string) => prizes.find((one) => one.key === key)!

/** What has to happen before a prize opens, in words; empty where it stands open by now. */
export function stillShut(
  campaign: Campaign,
  { after }: StockedPrize,
  received: ReadonlySet<string>,
): string {
  if (after?.soldOut !== undefined) {
    const other = named(campaign, after.soldOut)
    if (other.stock > 0) return `“${other.name}”售完后开放`
  }
  if (after?.received !== undefined && !received.has(after.received))
    return `领过“${named(campaign, after.received).name}”后解锁`
  return ''
}

/** Why this prize is not open to this person yet, or null. */
export async function notOpenYet(
  db: Db,
  campaign: Campaign,
  prize: StockedPrize,
  subjects: Subjects,
  now: Date,
): Promise<Refusal | null> {
  const before = prize.after?.received
  const has =
    before !== undefined &&
    (await hasReceived(db, campaign, named(campaign, before), subjects, now))
  const words = stillShut(campaign, prize, new Set(has ? [before] : []))
  return words ? new Refusal('prizeShut', `这一份还没有开放：${words}`) : null
}
