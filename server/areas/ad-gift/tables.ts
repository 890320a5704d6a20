import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, moment } from '@server/database/columns'

export const adGifts = pgTable('ad_gifts', {
  taskId: count('task_id').primaryKey(),
  title: text('title').notNull(),
  how: text('how').notNull(),
  validUntil: moment('valid_until').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const adGiftCodes = pgTable(
  'ad_gift_codes',
  {
    taskId: count('task_id').notNull(),
    position: integer('position').notNull(),
    code: bytes('code').notNull(),
    codeHash: text('code_hash').notNull(),
    billUserId: uuid('bill_user_id'),
    userId: uuid('user_id'),
    givenAt: moment('given_at'),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.position] })],
)
