import { count, inArray, sum } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { businessDay, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { type Agreed, machinesById, type Party } from './find'
import { monthsOf } from './months'
import { reasonTexts, states, stateText } from './states'
import { machineSettlements, machineSettlementShares } from './tables'
import { partText, restText, roleTexts, termsText } from './words'

type Row = Out<'/tp5/api/MachineBusiness/lists'>['list'][number]
type Detail = Out<'/tp5/api/MachineBusiness/detail'>

export interface Viewer {
  db: Db
  userId: string
  now: Date
}

/** How many months are over and not settled, by contract. */
async function openMonths({ db, now }: Viewer, all: readonly Agreed[]) {
  const { contractId } = machineSettlements
  const ids = all.map(({ contract }) => contract.contractId)
  const rows = await db
    .select({ contractId, settled: count() })
    .from(machineSettlements)
    .where(inArray(contractId, ids))
    .groupBy(contractId)
  const settled = new Map(rows.map((row) => [row.contractId, row.settled]))
  const today = businessDay(now)
  return new Map(
    all.map(({ contract }) => {
      const over = contract.agreedAt
        ? monthsOf(contract, today).filter(({ lastOn }) => lastOn < today)
        : []
      return [contract.contractId, over.length - (settled.get(contract.contractId) ?? 0)]
    }),
  )
}

export async function presentRows(viewer: Viewer, all: readonly Agreed[]): Promise<Row[]> {
  const machines = await machinesById(
    viewer.db,
    all.map(({ contract }) => contract.machineId),
  )
  const open = await openMonths(viewer, all)
  return all.map((agreed) => {
    const { contract, parties } = agreed
    const machine = machines.get(contract.machineId)!
    return {
      contract_id: contract.contractId,
      machine_id: contract.machineId,
      machine_sn: machine.machineSn,
      machine_name: machine.name,
      village: machine.village,
      kind: contract.kind,
      terms_text: termsText(agreed),
      state: contract.state,
      state_text: stateText(contract),
      starts_on: contract.startsOn,
      ends_on: contract.endsOn,
      last_on: contract.lastOn,
      roles: parties.filter(({ userId }) => userId === viewer.userId).map(({ role }) => role),
      open_months: open.get(contract.contractId)!,
    }
  })
}

/** Everybody by a masked name, in their order. */
export async function presentParties(
  { db, userId }: Pick<Viewer, 'db' | 'userId'>,
  kind: Row['kind'],
  parties: readonly Pick<Party, 'userId' | 'role' | 'part'>[],
) {
  const names = await nicknames(
    db,
    parties.map((one) => one.userId),
  )
  return parties.map((one) => ({
    role: one.role,
    role_text: roleTexts[one.role],
    name: maskName(names.get(one.userId) ?? ''),
    mine: one.userId === userId ? (1 as const) : (0 as const),
    part_text: partText(kind, one),
  }))
}

async function amountsOf(db: Db, contractId: number): Promise<Map<number, number>> {
  const shares = machineSettlementShares
  const rows = await db
    .select({ party: shares.party, amount: sum(shares.amount).mapWith(Number) })
    .from(shares)
    .where(inArray(shares.contractId, [contractId]))
    .groupBy(shares.party)
  return new Map(rows.map(({ party, amount }) => [party, amount]))
}

export async function presentContract(viewer: Viewer, agreed: Agreed): Promise<Detail> {
  const { contract, parties } = agreed
  const { kind, reason, offeredAt, agreedAt, cancelledAt, contractId } = contract
  const [row] = await presentRows(viewer, [agreed])
  const amounts = await amountsOf(viewer.db, contractId)
  const named = await presentParties(viewer, kind, parties)
  return {
    ...row!,
    parties: named.map((one, nth) => ({
      ...one,
      agreed: parties[nth]!.agreedAt ? 1 : 0,
      amount: amounts.get(parties[nth]!.party) ?? 0,
    })),
    rest_text: restText[kind],
    reason_text: reason && reasonTexts[reason],
    actions: actionsOf(viewer.userId, agreed, row!.open_months),
    offered_at: replyTime(offeredAt),
    agreed_at: agreedAt && replyTime(agreedAt),
    cancelled_at: cancelledAt && replyTime(cancelledAt),
  }
}

function actionsOf(userId: string, { contract, parties }: Agreed, open: number): Detail['actions'] {
  const settle = open > 0 ? (['settle'] as const) : []
  if (contract.state !== 'offered')
    return states.mayBecome(contract.state, 'cancelled') ? [...settle, 'cancel'] : [...settle]
  if (parties.at(-1)?.userId === userId) return ['withdraw']
  const asked = parties.some((one) => one.userId === userId && one.agreedAt === null)
  return asked ? ['agree', 'decline'] : ['decline']
}
