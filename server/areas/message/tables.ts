import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'
import type { Subject, Template } from './kinds'
import type { Way } from './rules'

export const messages = pgTable('messages', {
  messageId: uuid('message_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  /** What happened: it is told once. */
  about: text('about').notNull(),
  facts: jsonb('facts').notNull(),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
  /** How it went out beside the app. */
  sentBy: text('sent_by').$type<Way>(),
  sentAt: moment('sent_at'),
})

/** A person who never chose has no row. */
export const messageChoices = pgTable(
  'message_choices',
  {
    userId: uuid('user_id').notNull(),
    subject: text('subject').$type<Subject>().notNull(),
    way: text('way').$type<Way>().notNull(),
    chosen: boolean('chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.way] })],
)

/** How many messages somebody has allowed WeChat to send. */
export const wechatGrants = pgTable(
  'wechat_grants',
  {
    userId: uuid('user_id').notNull(),
    template: text('template').$type<Template>().notNull(),
    grants: integer('grants').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.template] })],
)
