import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { shown } from '@server/database/shown'
import { identity, moment } from '@server/database/columns'

export const notices = pgTable('notices', {
  noticeId: identity('notice_id'),
  noticeKey: text('notice_key').unique(),
  title: text('title').notNull().default(''),
  text: text('text').notNull(),
  version: integer('version').notNull().default(1),
  changedAt: moment('changed_at').notNull().defaultNow(),
  link: text('link').notNull().default(''),
  ...shown,
})

export const noticeReads = pgTable('notice_reads', {
  userId: uuid('user_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})
