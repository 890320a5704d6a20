import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'

export const farmingSignals = pgTable('farming_signals', {
  signalId: uuid('signal_id').primaryKey(),
  campaignKey: text('campaign_key'),
  kind: text('kind').$type<'network' | 'device' | 'invite'>().notNull(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  times: integer('times').notNull(),
  seenAt: moment('seen_at').notNull(),
})
