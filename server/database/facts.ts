import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DataKey } from './data-key'
import type { Database, Db } from './database'

/** What a database knows of itself, each said once. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** True the first time; a second server waits for the first one's transaction to end. */
export async function stateOnce(tx: Db, name: string, value: string): Promise<boolean> {
  const { rowCount } = await tx.insert(facts).values({ name, value }).onConflictDoNothing()
  return rowCount === 1
}

export async function isStated({ db }: Database, name: string): Promise<boolean> {
  const rows = await db.select().from(facts).where(eq(facts.name, name))
  return rows.length > 0
}

/** Tells which key it is without giving it away. */
export const printOf = (key: DataKey) =>
  createHmac('sha256', key).update('linji data key').digest('hex')

/** With another key every sealed identity would be unreadable, which is better said at the start. */
export async function checkDataKey({ db }: Database, key: DataKey): Promise<void> {
  const print = printOf(key)
  if (await stateOnce(db, 'data_key', print)) return
  const [row] = await db.select().from(facts).where(eq(facts.name, 'data_key'))
  if (row?.value !== print) {
    throw new Error(
      'This database was sealed with another key: give DATA_KEY, or data.key in DATA_DIR, its own',
    )
  }
}
