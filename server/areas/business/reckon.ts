import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { machineDays } from '@server/areas/sales/sales'
import type { Db } from '@server/database/database'
import { divide, type Share } from './divide'
import type { Agreed } from './find'
import { type ContractMonth, monthsOf } from './months'
import { machineSettlements, machineSettlementShares } from './tables'

interface Sums {
  sold: number
  money: number
  moneyBack: number
}

const nothingSold: Sums = { sold: 0, money: 0, moneyBack: 0 }

/** A month of a contract: as it was settled, or as it would be now. */
export interface Reckoned extends ContractMonth, Sums {
  carried: number
  base: number
  shares: readonly Share[]
  settledAt: Date | null
  state: 'settled' | 'open' | 'running'
}

async function sumsOf(db: Db, { contract }: Agreed): Promise<Map<string, Sums>> {
  const { machineId, day, sold, money, moneyBack } = machineDays
  const total = (of: typeof money | typeof sold) => sql<number>`sum(${of})::float8`
  const rows = await db
    .select({
      month: sql<string>`to_char(${day}, 'YYYY-MM')`,
      sold: total(sold),
      money: total(money),
      moneyBack: total(moneyBack),
    })
    .from(machineDays)
    .where(
      and(
        eq(machineId, contract.machineId),
        gte(day, contract.startsOn),
        lte(day, contract.lastOn),
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ month, ...sums }) => [month, sums]))
}

async function settledOf(db: Db, contractId: number) {
  const months = await db
    .select()
    .from(machineSettlements)
    .where(eq(machineSettlements.contractId, contractId))
  const shares = await db
    .select()
    .from(machineSettlementShares)
    .where(eq(machineSettlementShares.contractId, contractId))
  return new Map(
    months.map((one) => [
      one.month,
      {
        ...one,
        shares: shares.filter(({ month }) => month === one.month).sort((a, b) => a.party - b.party),
      },
    ]),
  )
}

/**
 * Every month that has begun, the earliest first. What is divided is all that came in so far less
 * all that was divided so far: what goes back of a settled month lessens the next, and a month that
 * comes out below nothing leaves it to those after.
 */
export async function reckon(db: Db, agreed: Agreed, today: string): Promise<Reckoned[]> {
  const { contract, parties } = agreed
  const sums = await sumsOf(db, agreed)
  const settled = await settledOf(db, contract.contractId)
  let [taken, divided] = [0, 0]
  let owed = new Map<number, number>()
  return monthsOf(contract, today).map((one): Reckoned => {
    const sold = sums.get(one.month) ?? nothingSold
    taken += sold.money - sold.moneyBack
    const before = settled.get(one.month)
    const left = taken - divided
    const base = before?.base ?? Math.max(0, left)
    const due = parties.map(({ party, part }) => ({ party, part, owed: owed.get(party) ?? 0 }))
    const shares = before?.shares ?? divide(contract.kind, { ...one, base }, due)
    divided += base
    owed = new Map(shares.map((share) => [share.party, share.owed]))
    if (before) return { ...one, ...before, state: 'settled' }
    return {
      ...one,
      ...sold,
      ...{ base, shares, carried: left - (sold.money - sold.moneyBack), settledAt: null },
      state: one.lastOn < today ? 'open' : 'running',
    }
  })
}
