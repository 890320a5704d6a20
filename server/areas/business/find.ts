import { and, asc, desc, eq, exists, inArray, lt, sql } from 'drizzle-orm'
import type { ContractState } from '@contract/business/shapes'
import { machines } from '@server/areas/machine/machine'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { machineContractParties, machineContracts } from './tables'

export type Contract = typeof machineContracts.$inferSelect
export type Party = typeof machineContractParties.$inferSelect

/** A contract with everybody who earns by it. */
export interface Agreed {
  contract: Contract
  parties: Party[]
}

export const partiesOf = (db: Db, contractId: number): Promise<Party[]> =>
  db
    .select()
    .from(machineContractParties)
    .where(eq(machineContractParties.contractId, contractId))
    .orderBy(asc(machineContractParties.party))

const none = () => new Refusal('notFound', '没有找到您的这份合约')

/** Only its parties know of it; locked, whoever does something with it too comes after. */
export async function myContract(
  db: Db,
  { contractId, userId }: { contractId: number; userId: string },
  lock?: 'locked',
): Promise<Agreed> {
  const query = db
    .select()
    .from(machineContracts)
    .where(eq(machineContracts.contractId, contractId))
  const [contract] = await (lock ? query.for('update') : query)
  if (!contract) throw none()
  const parties = await partiesOf(db, contractId)
  if (!parties.some((party) => party.userId === userId)) throw none()
  return { contract, parties }
}

interface Wanted {
  userId: string
  state?: ContractState | undefined
  /** Those with a smaller number. */
  before: number | null
  limit: number
}

export async function myContracts(db: Db, { userId, state, before, limit }: Wanted) {
  const { contractId } = machineContracts
  const mine = db
    .select({ one: sql`1` })
    .from(machineContractParties)
    .where(
      and(
        eq(machineContractParties.contractId, contractId),
        eq(machineContractParties.userId, userId),
      ),
    )
  const contracts = await db
    .select()
    .from(machineContracts)
    .where(
      and(
        exists(mine),
        state && eq(machineContracts.state, state),
        before === null ? undefined : lt(contractId, before),
      ),
    )
    .orderBy(desc(contractId))
    .limit(limit)
  return withParties(db, contracts)
}

export async function withParties(db: Db, contracts: readonly Contract[]): Promise<Agreed[]> {
  const ids = contracts.map(({ contractId }) => contractId)
  const parties = await db
    .select()
    .from(machineContractParties)
    .where(inArray(machineContractParties.contractId, ids))
    .orderBy(asc(machineContractParties.party))
  return contracts.map((contract) => ({
    contract,
    parties: parties.filter(({ contractId }) => contractId === contract.contractId),
  }))
}

export async function machinesById(db: Db, ids: readonly number[]) {
  const { machineId, machineSn, name, village } = machines
  const rows = await db
    .select({ machineId, machineSn, name, village })
    .from(machines)
    .where(inArray(machineId, [...ids]))
  return new Map(rows.map((row) => [row.machineId, row]))
}
