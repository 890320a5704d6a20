import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'
import type { MeasureKey } from '../measures'

export type Side = 'elder' | 'watcher'
export type WatchState = 'asked' | 'on' | 'declined' | 'ended'

/** Who may look at whose data: asked by one of two, answered by the other, ended by either. */
export const healthWatches = pgTable('health_watches', {
  watchId: uuid('watch_id').primaryKey(),
  /** Null: whoever takes the code, or somebody without an account. */
  elderId: uuid('elder_id'),
  watcherId: uuid('watcher_id'),
  askedBy: text('asked_by').$type<Side>().notNull(),
  state: text('state').$type<WatchState>().notNull(),
  codeDigest: text('code_digest').unique(),
  measures: text('measures').array().$type<MeasureKey[]>().notNull(),
  /** The watcher is told of what the elder was told of twice and has not seen. */
  alerts: boolean('alerts').notNull().default(false),
  /** What the one calls the other; seen by who wrote it alone. */
  elderCalls: text('elder_calls').notNull(),
  watcherCalls: text('watcher_calls').notNull(),
  askedAt: moment('asked_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  answeredAt: moment('answered_at'),
  endedAt: moment('ended_at'),
  endedBy: text('ended_by').$type<Side>(),
})

/** Every look at somebody else's data. */
export const healthLooks = pgTable(
  'health_looks',
  {
    userId: uuid('user_id').notNull(),
    watchId: uuid('watch_id').notNull(),
    /** A measure, or `home`. */
    what: text('what').notNull(),
    lookedAt: moment('looked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lookedAt, table.watchId, table.what] })],
)
