import { eq, lte, sql } from 'drizzle-orm'
import type { Database, Db } from '@server/database/database'
import type { Config } from '@server/config'
import { closingRules, daysAfter } from './rules'
import type { Fate, Leaver, Leaving, Obstacle } from '../leaving'
import { accountClosings } from './tables'

export async function obstaclesOf(db: Db, leavings: readonly Leaving[], leaver: Leaver) {
  const found: Obstacle[] = []
  for (const { obstacles } of leavings) found.push(...((await obstacles?.(db, leaver)) ?? []))
  return found
}

/** Closes what is due, each account in a transaction of its own. */
export async function closeDue(
  { database, config, now }: { database: Database; config: Config; now: Date },
  leavings: readonly Leaving[],
): Promise<void> {
  const due = await database.db
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(lte(accountClosings.closesAt, now))
    .orderBy(accountClosings.closesAt)
  for (const { userId } of due) {
    await database.transaction((tx) => closeOne(tx, leavings, { userId, config, now }))
  }
}

/** An order placed while waiting holds it up, and is never lost to it. */
async function closeOne(tx: Db, leavings: readonly Leaving[], leaver: Leaver): Promise<void> {
  const { userId, now } = leaver
  const [asked] = await tx
    .select()
    .from(accountClosings)
    .where(eq(accountClosings.userId, userId))
    .for('update')
  if (!asked || asked.closesAt > now) return
  await holdStill(tx, userId)
  const [obstacle] = await obstaclesOf(tx, leavings, leaver)
  if (obstacle) {
    await tx
      .update(accountClosings)
      .set({ heldUp: obstacle.text, closesAt: daysAfter(now, closingRules.againAfterDays) })
      .where(eq(accountClosings.userId, userId))
    return
  }
  for (const { settle, tables } of leavings) {
    await settle?.(tx, leaver)
    for (const [table, fate] of Object.entries(tables)) await clear(tx, table, fate, userId)
  }
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
