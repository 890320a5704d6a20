import { and, eq, isNotNull } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { withParties } from './find'
import { mineOf } from './present-month'
import { reckon } from './reckon'
import { machineContractParties, machineContracts } from './tables'

interface Whose {
  userId: string
  now: Date
}

/** What somebody would have in their book if all their contracts were settled with today. */
export async function incomeToCome(db: Db, { userId, now }: Whose): Promise<number> {
  const { contractId } = machineContracts
  const rows = await db
    .selectDistinct({ contract: machineContracts })
    .from(machineContracts)
    .innerJoin(machineContractParties, eq(machineContractParties.contractId, contractId))
    .where(and(eq(machineContractParties.userId, userId), isNotNull(machineContracts.agreedAt)))
  const agreed = await withParties(
    db,
    rows.map(({ contract }) => contract),
  )
  let sum = 0
  for (const one of agreed)
    for (const month of await reckon(db, one, businessDay(now)))
      if (month.state !== 'settled') sum += mineOf(month, one, userId)
  return sum
}
