import { and, eq } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Agreed, partiesOf } from './find'
import { states } from './states'
import { machineContractParties, machineContracts } from './tables'

/** With the contract locked: one of those who were asked says yes, once. */
export async function agree(tx: Db, agreed: Agreed, { by, at }: { by: string; at: Date }) {
  const { contract } = agreed
  states.check(contract.state, 'agreed')
  if (contract.endsOn < businessDay(at))
    throw new Refusal('invalid', '合约的日子已经过了，请重新发起')
  const { contractId, userId } = machineContractParties
  await tx
    .update(machineContractParties)
    .set({ agreedAt: at })
    .where(and(eq(contractId, contract.contractId), eq(userId, by)))
  const parties = await partiesOf(tx, contract.contractId)
  await agreeIfAll(tx, { contract, parties }, at)
}

/** It holds once nobody is left to ask, from its first day or from today, whichever is later. */
export async function agreeIfAll(tx: Db, { contract, parties }: Agreed, at: Date) {
  if (parties.some(({ agreedAt }) => agreedAt === null)) return
  const today = businessDay(at)
  const startsOn = contract.startsOn > today ? contract.startsOn : today
  const state = startsOn <= today ? 'running' : 'agreed'
  await tx
    .update(machineContracts)
    .set({ state, startsOn, agreedAt: at })
    .where(eq(machineContracts.contractId, contract.contractId))
}
