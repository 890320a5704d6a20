import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What local providers "sent", and captcha answers: shown at /dev/outbox, the codes by `npm run codes`. */
export const outbox = pgTable('outbox', {
  messageId: uuid('message_id').primaryKey(),
  kind: text('kind', { enum: ['sms', 'captcha', 'shipping', 'reminder'] }).notNull(),
  /** The phone or the person at WeChat, the captcha's id, or the transaction whose goods were given. */
  recipient: text('recipient').notNull(),
  /** The code, the captcha's answer, what was given, or what people are reminded of. */
  content: text('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
