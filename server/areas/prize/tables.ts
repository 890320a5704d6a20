import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, moment } from '@server/database/columns'
import type { PrizeType } from '@server/areas/programme/programme'
import type { ReceiptFacts } from './receive/receipt'

const campaignKey = () => text('campaign_key').notNull()
const prizeKey = () => text('prize_key').notNull()

export const campaignEntries = pgTable(
  'campaign_entries',
  {
    userId: uuid('user_id').notNull(),
    entryId: uuid('entry_id').notNull().unique(),
    campaignKey: campaignKey(),
    lit: integer('lit').notNull().default(0),
    joinedAt: moment('joined_at').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaignKey] })],
)

export const campaignLights = pgTable(
  'campaign_lights',
  {
    entryId: uuid('entry_id').notNull(),
    userId: uuid('user_id').notNull(),
    day: text('day').notNull(),
    litAt: moment('lit_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.userId, table.day] })],
)

export const campaignReceipts = pgTable(
  'campaign_receipts',
  {
    userId: uuid('user_id').notNull(),
    receiptId: uuid('receipt_id').notNull(),
    campaignKey: campaignKey(),
    prizeKey: prizeKey(),
    type: text('type').$type<PrizeType>().notNull(),
    state: text('state').$type<'done' | 'waiting' | 'returned'>().notNull(),
    facts: jsonb('facts').$type<ReceiptFacts>().notNull(),
    amount: count('amount').notNull().default(0),
    phone: bytes('phone').notNull(),
    code: bytes('code'),
    holdingId: uuid('holding_id'),
    orderSn: text('order_sn').notNull().default(''),
    /** Of the rules of its campaign; unknown of what was received before they were kept. */
    version: integer('version'),
    drawId: uuid('draw_id'),
    receivedAt: moment('received_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.receiptId] })],
)

export const campaignCodes = pgTable(
  'campaign_codes',
  {
    campaignKey: campaignKey(),
    prizeKey: prizeKey(),
    position: integer('position').notNull(),
    use: text('use').$type<'give' | 'redeem'>().notNull(),
    code: bytes('code').notNull(),
    codeHash: text('code_hash').notNull(),
    receiptId: uuid('receipt_id'),
  },
  (table) => [primaryKey({ columns: [table.campaignKey, table.prizeKey, table.position] })],
)

export const campaignEvents = pgTable(
  'campaign_events',
  {
    campaignKey: campaignKey(),
    day: date('day').notNull(),
    event: text('event').notNull(),
    times: count('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignKey, table.day, table.event] })],
)
