import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'
import type { Part } from './accounts'

export const moneyAccounts = pgTable(
  'money_accounts',
  {
    holder: text('holder').notNull(),
    part: text('part').$type<Part>().notNull(),
    balance: count('balance').notNull(),
    sequence: count('sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.part] })],
)

export const moneyEntries = pgTable(
  'money_entries',
  {
    transferId: uuid('transfer_id').notNull(),
    holder: text('holder').notNull(),
    part: text('part').$type<Part>().notNull(),
    amount: count('amount').notNull(),
    balance: count('balance'),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.part, table.transferId] })],
)
