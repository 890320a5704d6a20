import { eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { machineChoices } from '../tables'
import { fromTheStart, inChunks, inListOrder } from './list-order'
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

/** Among so many one works, or the nearest is shown as it is. */
const lookedAt = 64

/** The nearest that works, or the first where nobody knows the position. */
export async function nearestMachine(asking: Asking): Promise<number | null> {
  let nearest: number | null = null
  let seen = 0
  for await (const ids of inChunks(inListOrder(asking, fromTheStart), 8)) {
    nearest ??= ids[0]!
    const online = await onlineAmong(asking, ids)
    const working = ids.find((id) => online.has(id))
    if (working !== undefined) return working
    if ((seen += ids.length) >= lookedAt) break
  }
  return nearest
}

async function onlineAmong(asking: Asking, ids: readonly number[]): Promise<Set<number>> {
  const rows = await statement<{ machine_id: number }>(
    asking.db,
    'machine_online',
    `select machine_id from (${machineText}) machine
     where machine_id = any($4::bigint[]) and state = 'online'`,
    [...askingParams(asking), ids],
  )
  return new Set(rows.map(({ machine_id }) => machine_id))
}
