import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { UploadKind } from '@contract/upload'
import { count, moment } from '@server/database/columns'

export const uploads = pgTable('uploads', {
  uploadId: uuid('upload_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<UploadKind>().notNull(),
  storageKey: text('storage_key').notNull().unique(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  /** The row comes before its file, so that no file is ever without a row. */
  stored: boolean('stored').notNull().default(false),
  usedBy: text('used_by'),
  /** Null while it is used. */
  expiresAt: moment('expires_at'),
  /** It may not be shown: no address opens it any more. */
  hiddenAt: moment('hidden_at'),
  createdAt: moment('created_at').notNull(),
})

export const uploadAllowances = pgTable('upload_allowances', {
  userId: uuid('user_id').primaryKey(),
  hour: moment('hour').notNull(),
  uploads: integer('uploads').notNull(),
  day: date('day').notNull(),
  bytes: count('bytes').notNull(),
})
