import { eq, lte, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Settings } from '@server/config'
import type { Sweep } from '@server/jobs/sweep'
import type { Fate, Leaver, Leaving, Obstacle } from '../leaving'
import { closingRules, daysAfter } from './rules'
import { accountClosings } from './tables'

export async function obstaclesOf(db: Db, leavings: readonly Leaving[], leaver: Leaver) {
  const found: Obstacle[] = []
  for (const { obstacles } of leavings) found.push(...((await obstacles?.(db, leaver)) ?? []))
  return found
}

export const closeDue = (
  config: Settings,
  leavings: readonly Leaving[],
): Sweep<typeof accountClosings> => ({
  name: 'account: close what is due',
  every: 300,
  table: accountClosings,
  keys: ['userId'],
  due: (now) => lte(accountClosings.closesAt, now),
  order: accountClosings.closesAt,
  work: (tx, { userId }, now) => closeOne(tx, leavings, { userId, config, now }),
})

/** An order placed while waiting holds it up, and is never lost to it. Call it with the row locked. */
async function closeOne(tx: Db, leavings: readonly Leaving[], leaver: Leaver): Promise<void> {
  const { userId, now } = leaver
  await holdStill(tx, userId)
  const [obstacle] = await obstaclesOf(tx, leavings, leaver)
  if (obstacle) {
    await tx
      .update(accountClosings)
      .set({ heldUp: obstacle.text, closesAt: daysAfter(now, closingRules.againAfterDays) })
      .where(eq(accountClosings.userId, userId))
    return
  }
  // the highest first: what one still pays them, those below may settle before purses are emptied
  for (const { settle } of [...leavings].reverse()) await settle?.(tx, leaver)
  for (const { tables } of leavings)
    for (const [table, fate] of Object.entries(tables)) await clear(tx, table, fate, userId)
}

/** Whoever is about to pay out of this purse finds it empty afterwards. */
const holdStill = (tx: Db, userId: string) =>
  tx.execute(sql`select true from wallet_accounts where user_id = ${userId} for update`)

async function clear(tx: Db, table: string, fate: Fate, userId: string): Promise<void> {
  const rows = sql.identifier(table)
  if ('gone' in fate) {
    await tx.execute(sql`delete from ${rows} where ${sql.identifier(fate.gone)} = ${userId}`)
  }
  if ('blank' in fate) {
    const columns = Object.entries(fate.blank).map(
      ([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`,
    )
    await tx.execute(
      sql`update ${rows} set ${sql.join(columns, sql`, `)} where user_id = ${userId}`,
    )
  }
}
