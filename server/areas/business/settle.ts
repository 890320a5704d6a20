import { earn } from '@server/areas/earnings/earnings'
import { ofHouse } from '@server/areas/wallet/wallet'
import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Agreed, machinesById } from './find'
import { monthWords } from './months'
import { type Reckoned, reckon } from './reckon'
import { machineSettlements, machineSettlementShares } from './tables'

interface Settling {
  by: string
  at: Date
}

/** Why a month cannot be settled; empty where it can, or has been. */
export function whyNotSettled(months: readonly Reckoned[], one: Reckoned): string {
  if (one.state === 'running') return `${monthWords(one.month)}还没过完，过完再结算`
  const first = months.find(({ state }) => state === 'open')
  if (one.state === 'settled' || first === one) return ''
  return `请先结算 ${monthWords(first!.month)}`
}

export function monthIn(months: readonly Reckoned[], month: string): Reckoned {
  const one = months.find((row) => row.month === month)
  if (!one) throw new Refusal('notFound', '合约里没有这个月')
  return one
}

/** With the contract locked; false where it was settled before, and stays as it is. */
export async function settleMonth(
  tx: Db,
  agreed: Agreed,
  month: string,
  settling: Settling,
): Promise<boolean> {
  const months = await reckon(tx, agreed, businessDay(settling.at))
  const one = monthIn(months, month)
  const reason = whyNotSettled(months, one)
  if (reason) throw new Refusal('invalid', reason)
  if (one.state === 'settled') return false
  await write(tx, agreed, one, settling)
  return true
}

/** All that can be settled, before a contract is done with. */
export async function settleOpen(tx: Db, agreed: Agreed, settling: Settling): Promise<void> {
  const months = await reckon(tx, agreed, businessDay(settling.at))
  for (const one of months) if (one.state === 'open') await write(tx, agreed, one, settling)
}

async function write(tx: Db, { contract, parties }: Agreed, one: Reckoned, { by, at }: Settling) {
  const { contractId, machineId } = contract
  const { month, firstOn, lastOn, sold, money, moneyBack, carried, base, shares } = one
  await tx.insert(machineSettlements).values({
    ...{ contractId, month, firstOn, lastOn, sold, money, moneyBack, carried, base },
    ...{ settledAt: at, settledBy: by },
  })
  await tx
    .insert(machineSettlementShares)
    .values(shares.map(({ party, amount, owed }) => ({ contractId, month, party, amount, owed })))
  const name = (await machinesById(tx, [machineId])).get(machineId)!.name
  const what = contract.kind === 'rent' ? '收入' : '分成'
  // always in the order of people: two contracts of the same ones never wait crosswise
  const paid = parties
    .map((party) => ({
      ...party,
      amount: shares.find((share) => share.party === party.party)!.amount,
    }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => (one.userId < other.userId ? -1 : 1))
  for (const { userId, role, amount } of paid)
    await earn(tx, {
      ...{ userId, amount, at, source: 'machine', settlesAt: null },
      subject: `MB${contractId}-${month}-${role}`,
      title: `${name} ${monthWords(month)}${what}`,
      from: ofHouse('bank'),
    })
}
