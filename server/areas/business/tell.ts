import { remind } from '@server/areas/message/message'
import type { Db } from '@server/database/database'
import { type Agreed, machinesById } from './find'

interface Moved {
  moved: 'offered' | 'agreed' | 'ended' | 'settled'
  what: string
  /** Who did it knows it. */
  by: string | null
  at: Date
}

/** Everybody else who earns by it. */
export async function tellOthers(tx: Db, { contract, parties }: Agreed, told: Moved) {
  const { contractId: contract_id, machineId } = contract
  const { moved, what, by, at } = told
  const { name: machine } = (await machinesById(tx, [machineId])).get(machineId)!
  const people = new Set(parties.map(({ userId }) => userId).filter((userId) => userId !== by))
  for (const userId of [...people].sort())
    await remind(tx, {
      ...{ userId, kind: 'contract', at },
      about: `${contract_id} ${moved} ${what}`,
      facts: { contract_id, machine, moved, what },
    })
}
