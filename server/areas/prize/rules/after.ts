import { Refusal } from '@server/call/refusal'
import type { Campaign, StockedPrize, Counts } from '@server/areas/programme/programme'
import { hasReceived, type Receiving } from './limits'

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
export function notOpenYet(
  counts: Counts,
  receiving: Receiving,
  prize: StockedPrize,
): Refusal | null {
  const { campaign } = receiving
  const before = prize.after?.received
  const has =
    before !== undefined && hasReceived(counts, { ...receiving, prize: named(campaign, before) })
  const words = stillShut(campaign, prize, new Set(has ? [before] : []))
  return words ? new Refusal('prizeShut', `这一份还没有开放：${words}`) : null
}
