import { eq } from 'drizzle-orm'
import type { CancelReason } from '@contract/business/shapes'
import { businessDay, dayAfter } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Agreed } from './find'
import { settleOpen } from './settle'
import { states } from './states'
import { machineContracts } from './tables'

interface Cancelling {
  by: string
  reason: CancelReason | undefined
  at: Date
}

const isOperator = ({ parties }: Agreed, userId: string) => parties.at(-1)?.userId === userId

/** What nobody has agreed to yet needs no reason. */
function reasonFor(agreed: Agreed, { by, reason }: Cancelling): CancelReason {
  if (agreed.contract.state === 'offered') return isOperator(agreed, by) ? 'withdrawn' : 'declined'
  if (!reason) throw new Refusal('invalid', '请选择解约的原因')
  return reason
}

/** Yesterday, as far as that is a day of it; the day before its first where none was. */
function lastDayOf({ startsOn, endsOn }: Agreed['contract'], today: string): string {
  const days = [dayAfter(startsOn, -1), dayAfter(today, -1)].sort()
  return [endsOn, days[1]!].sort()[0]!
}

/** With the contract locked: today is no day of it any more, and what was earned before is settled. */
export async function cancel(tx: Db, agreed: Agreed, cancelling: Cancelling): Promise<void> {
  const { contract, parties } = agreed
  const { by, at } = cancelling
  states.check(contract.state, 'cancelled')
  const reason = reasonFor(agreed, cancelling)
  const lastOn = lastDayOf(contract, businessDay(at))
  if (states.of(contract.state).holds)
    await settleOpen(tx, { contract: { ...contract, lastOn }, parties }, { by, at })
  await tx
    .update(machineContracts)
    .set({ state: 'cancelled', lastOn, reason, cancelledAt: at, cancelledBy: by })
    .where(eq(machineContracts.contractId, contract.contractId))
}
