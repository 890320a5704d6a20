import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { scrub } from '@server/log'
import { moment } from './columns'
import type { Database, Db } from './database'
import { isMigrated } from './migrate'
import { osUser } from './os-user'
import { uuidv7 } from './uuid'

/** What the people of the house did and looked at, by command. Rows are only ever added. */
export const houseRecords = pgTable('house_records', {
  recordId: uuid('record_id').primaryKey(),
  /** As it was typed: `desk show`. */
  command: text('command').notNull(),
  /** What it was about, and which one; empty where it was about all. */
  kind: text('kind').notNull(),
  about: text('about').notNull(),
  /** The account on the machine; who that person says they are. */
  osUser: text('os_user').notNull(),
  givenBy: text('given_by').notNull(),
  outcome: text('outcome', { enum: ['done', 'refused', 'failed'] }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export type HouseRecord = typeof houseRecords.$inferSelect
export type Entry = Omit<HouseRecord, 'recordId'>

const longest = 200

/** Somebody may type a customer's number where an id belongs: it is not kept. */
export async function recordOfHouse(db: Db, entry: Entry): Promise<void> {
  const about = scrub(entry.about).slice(0, longest)
  const recordId = uuidv7(entry.createdAt.getTime())
  await db.insert(houseRecords).values({ ...entry, about, recordId })
}

/** Of a backup before it is made, of a restore in what it has restored. A former version has nowhere to write it. */
export async function recordFile(owner: Database, command: string, file: string): Promise<void> {
  if (!(await isMigrated(owner))) return
  const who = { osUser: osUser(), givenBy: '', createdAt: new Date() }
  await recordOfHouse(owner.db, { command, kind: 'file', about: file, ...who, outcome: 'done' })
}
