import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'
import type { WordKind } from '../shown-words'

export const wordChecks = pgTable('word_checks', {
  checkId: uuid('check_id').primaryKey(),
  kind: text('kind').$type<WordKind>().notNull(),
  spotId: text('spot_id').notNull(),
  userId: uuid('user_id').notNull(),
  state: text('state').$type<'unchecked' | 'doubtful'>().notNull(),
  since: moment('since').notNull(),
  checkAt: moment('check_at').notNull(),
})

export const pictureChecks = pgTable('picture_checks', {
  uploadId: uuid('upload_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  state: text('state').$type<'unchecked' | 'asked' | 'doubtful'>().notNull(),
  since: moment('since').notNull(),
  checkAt: moment('check_at').notNull(),
  asks: integer('asks').notNull().default(0),
  traceId: text('trace_id').unique(),
})
