import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'
import type { CampaignKind, Definition } from './definition'
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
  importedAt: moment('imported_at').notNull(),
})

/** Each as it was published; rows are only ever added. */
export const campaignVersions = pgTable(
  'campaign_versions',
  {
    campaignKey: campaignKey(),
    version: integer('version').notNull(),
    hash: text('hash').notNull(),
    definition: jsonb('definition').$type<Definition>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    why: text('why').notNull().default(''),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignKey, table.version] })],
)

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
    retiredAt: moment('retired_at'),
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
