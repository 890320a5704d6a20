import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { count, moment } from '@server/database/columns'

export const pointsTaskReceipts = pgTable(
  'points_task_receipts',
  {
    userId: uuid('user_id').notNull(),
    taskKey: text('task_key').notNull(),
    period: text('period').notNull(),
    points: count('points').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskKey, table.period] })],
)
