import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'

export const walletAccounts = pgTable(
  'wallet_accounts',
  {
    userId: uuid('user_id').notNull(),
    currency: text('currency').notNull(),
    balance: count('balance').notNull(),
    sequence: count('sequence').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currency] })],
)

export const walletEntries = pgTable(
  'wallet_entries',
  {
    userId: uuid('user_id').notNull(),
    currency: text('currency').notNull(),
    account: text('account').notNull(),
    sequence: count('sequence').notNull(),
    amount: count('amount').notNull(),
    balance: count('balance'),
    title: text('title').notNull().default(''),
    orderSn: text('order_sn').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currency, table.account, table.sequence] }),
  ],
)

export const walletDays = pgTable(
  'wallet_days',
  {
    userId: uuid('user_id').notNull(),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    income: count('income').notNull(),
    outgo: count('outgo').notNull(),
    firstSequence: count('first_sequence').notNull(),
    lastSequence: count('last_sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currency, table.day] })],
)
