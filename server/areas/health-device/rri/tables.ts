import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@server/database/columns'

/** Intervals between the heartbeats of some minutes. */
export const healthRris = pgTable('health_rris', {
  rriId: text('rri_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  measuredAt: moment('measured_at').notNull(),
  revision: integer('revision').notNull().default(1),
  /** The picture that was drawn of it, as it stands there now. */
  uploadId: uuid('upload_id'),
  sealed: bytes('sealed').notNull(),
})
