import { eq } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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

export async function factOf(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(facts).where(eq(facts.name, name))
  return row?.value
}

export const isStated = async ({ db }: Database, name: string): Promise<boolean> =>
  (await factOf(db, name)) !== undefined
