import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the local SMS provider "sent", and captcha answers: shown at /dev/outbox, and by `npm run codes`. */
export const outbox = pgTable('outbox', {
  messageId: uuid('message_id').primaryKey(),
  kind: text('kind', { enum: ['sms', 'captcha'] }).notNull(),
  /** The phone, or the captcha's id. */
  recipient: text('recipient').notNull(),
  /** The code, or the captcha's answer. */
  content: text('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
