import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@server/database/columns'

export const healthTongues = pgTable('health_tongues', {
  tongueId: uuid('tongue_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  uploadId: uuid('upload_id').notNull().unique(),
  takenAt: moment('taken_at').notNull(),
  /** What was said of it, and by whom. */
  sealed: bytes('sealed').notNull(),
})
