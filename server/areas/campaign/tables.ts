import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, moment } from '@server/database/columns'
import type { CampaignKind, Definition, PrizeType } from './definition'
import type { ReceiptFacts } from './receive/receipt'
import type { Teaser } from './teasers'

const campaignKey = () => text('campaign_key').notNull()
const prizeKey = () => text('prize_key').notNull()

export const campaigns = pgTable('campaigns', {
  campaignKey: text('campaign_key').primaryKey(),
  kind: text('kind').$type<CampaignKind>().notNull(),
  title: text('title').notNull(),
  definition: jsonb('definition').$type<Definition>().notNull(),
  teaser: jsonb('teaser').$type<Teaser>().notNull(),
  version: integer('version').notNull().default(1),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  paused: boolean('paused').notNull().default(false),
  position: integer('position').notNull().default(0),
  importedAt: moment('imported_at').notNull(),
})

export const campaignRoutes = pgTable('campaign_routes', {
  route: text('route').primaryKey(),
  campaignKey: campaignKey(),
})

export const campaignPrizes = pgTable(
  'campaign_prizes',
  {
    campaignKey: campaignKey(),
    prizeKey: prizeKey(),
    stock: integer('stock').notNull(),
    given: integer('given').notNull().default(0),
    daily: integer('daily'),
  },
  (table) => [primaryKey({ columns: [table.campaignKey, table.prizeKey] })],
)

export const campaignPrizeDays = pgTable(
  'campaign_prize_days',
  {
    campaignKey: campaignKey(),
    prizeKey: prizeKey(),
    day: date('day').notNull(),
    given: integer('given').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignKey, table.prizeKey, table.day] })],
)

export const campaignCounts = pgTable(
  'campaign_counts',
  {
    campaignKey: campaignKey(),
    subject: text('subject').notNull(),
    period: text('period').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignKey, table.subject, table.period] })],
)

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
    state: text('state').$type<'done' | 'waiting'>().notNull(),
    facts: jsonb('facts').$type<ReceiptFacts>().notNull(),
    amount: count('amount').notNull().default(0),
    phone: bytes('phone').notNull(),
    code: bytes('code'),
    holdingId: uuid('holding_id'),
    orderSn: text('order_sn').notNull().default(''),
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
