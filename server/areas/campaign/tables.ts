import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'

/** Who wants to hear when a campaign begins, and when that will be. */
export const campaignReminders = pgTable(
  'campaign_reminders',
  {
    userId: uuid('user_id').notNull(),
    campaignKey: text('campaign_key').notNull(),
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaignKey] })],
)
