import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { count, fileKey, identity, moment } from '@server/database/columns'

export const streetActivities = pgTable('street_activities', {
  activityId: identity('activity_id'),
  activityKey: fileKey('activity_key'),
  title: text('title').notNull(),
  place: text('place').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  gift: text('gift').notNull(),
  newcomerDays: integer('newcomer_days').notNull().default(0),
})

export const streetPromoters = pgTable(
  'street_promoters',
  {
    activityId: count('activity_id').notNull(),
    userId: uuid('user_id').notNull(),
    code: text('code').notNull().unique(),
    beganAt: moment('began_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.userId] })],
)

export type MoveKind = 'taken' | 'given' | 'back' | 'lost'

export const streetMoves = pgTable('street_moves', {
  moveId: identity('move_id'),
  activityId: count('activity_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<MoveKind>().notNull(),
  pieces: integer('pieces').notNull(),
  movedAt: moment('moved_at').notNull(),
})

export const streetGifts = pgTable(
  'street_gifts',
  {
    activityId: count('activity_id').notNull(),
    userId: uuid('user_id').notNull(),
    promoterId: uuid('promoter_id').notNull(),
    code: text('code').notNull(),
    newcomer: boolean('newcomer').notNull(),
    state: text('state').$type<'waiting' | 'given'>().notNull(),
    createdAt: moment('created_at').notNull(),
    givenAt: moment('given_at'),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.userId] }),
    unique().on(table.activityId, table.code),
  ],
)
