import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { machineContractParties, machineContracts } from './tables'

/** What somebody has signed comes to an end first. */
async function obstacles(db: Db, { userId }: Leaver) {
  const [open] = await db
    .select({ number: count() })
    .from(machineContracts)
    .innerJoin(
      machineContractParties,
      eq(machineContractParties.contractId, machineContracts.contractId),
    )
    .where(
      and(
        eq(machineContractParties.userId, userId),
        inArray(machineContracts.state, ['offered', 'agreed', 'running']),
      ),
    )
  if (open!.number === 0) return []
  const text = `有 ${open!.number} 份机器合约还没结束`
  return [{ text, way: '先解约，赚到的会结算给您', link: '/iter/MachineBusiness' }]
}

export const businessLeaving: Leaving = {
  obstacles,
  tables: {
    machine_contracts: { stays: 'who gave a contract up: a number that leads to nobody' },
    machine_contract_parties: { stays: 'the books: a number that leads to nobody' },
    machine_settlements: { stays: 'the books: a number that leads to nobody' },
  },
}
