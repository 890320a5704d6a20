import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Role } from '@contract/call'
import type { Db } from '@server/database/database'
import type { Waits } from '../waiting'
import { machinesById } from './find'
import { machineContractParties as parties, machineContracts as contracts } from './tables'

/** Contracts that wait for somebody's word. */
const unanswered = (db: Db, userId: string, role: 'operator' | 'owner') =>
  db
    .select({ contract: contracts })
    .from(contracts)
    .innerJoin(parties, eq(parties.contractId, contracts.contractId))
    .where(
      and(
        eq(contracts.state, 'offered'),
        eq(parties.userId, userId),
        eq(parties.role, role),
        isNull(parties.agreedAt),
      ),
    )
    .orderBy(asc(contracts.offeredAt))

const waitsOf = (role: Role & ('operator' | 'owner')): Waits => ({
  kind: 'contracts',
  role,
  link: '/iter/MachineBusiness?state=offered',
  async read({ db, userId }, most) {
    const rows = await unanswered(db, userId, role)
    const shown = rows.slice(0, most)
    const names = await machinesById(
      db,
      shown.map(({ contract }) => contract.machineId),
    )
    return {
      count: rows.length,
      first: shown.map(({ contract }) => ({
        key: String(contract.contractId),
        title: '机器合约等您确认',
        note: `${names.get(contract.machineId)?.name ?? ''} · ${contract.startsOn} 起`,
        urgency: 'soon',
        dueAt: null,
        link: `/iter/MachineBusinessDetails?contract_id=${contract.contractId}`,
      })),
    }
  },
})

export const contractWaits = [waitsOf('operator'), waitsOf('owner')]
