import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { machineChoices } from '../tables'
import { type Asking, askingParams, machineText } from './machine-row'

export const keepChoice = (tx: Db, userId: string, machineId: number, chosenAt: Date) =>
  tx
    .insert(machineChoices)
    .values({ userId, machineId, chosenAt })
    .onConflictDoUpdate({ target: machineChoices.userId, set: { machineId, chosenAt } })

export async function choiceOf(db: Db, userId: string): Promise<number | null> {
  const [choice] = await db
    .select({ machineId: machineChoices.machineId })
    .from(machineChoices)
    .where(eq(machineChoices.userId, userId))
  return choice?.machineId ?? null
}

/** The nearest that works, or the first where nobody knows the position. */
export async function nearestMachine(asking: Asking): Promise<number | null> {
  const [nearest] = await statement<{ machine_id: number }>(
    asking.db,
    'machine_nearest',
    `select machine_id from (${machineText}) machine
     order by state <> 'online', distance nulls last, machine_id limit 1`,
    askingParams(asking),
  )
  return nearest?.machine_id ?? null
}
