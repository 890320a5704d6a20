import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Ways } from '@server/areas/programme/programme'
import { bytes, moment } from '@server/database/columns'

const campaignKey = () => text('campaign_key').notNull()

export const partners = pgTable('partners', {
  partnerKey: text('partner_key').primaryKey(),
  name: text('name').notNull(),
  ways: jsonb('ways').$type<Ways>().notNull(),
  secret: bytes('secret'),
  secretMadeAt: moment('secret_made_at'),
})

export const campaignConfirmations = pgTable('campaign_confirmations', {
  reference: text('reference').primaryKey(),
  campaignKey: campaignKey(),
  partnerKey: text('partner_key').notNull(),
  how: text('how').$type<'message' | 'file'>().notNull(),
  createdAt: moment('created_at').notNull(),
})

export const campaignGuests = pgTable(
  'campaign_guests',
  { campaignKey: campaignKey(), phoneHash: text('phone_hash').notNull() },
  (table) => [primaryKey({ columns: [table.campaignKey, table.phoneHash] })],
)
