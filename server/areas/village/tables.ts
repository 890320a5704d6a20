import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { count, fileKey, identity, moment } from '@server/database/columns'

export const villages = pgTable('villages', {
  villageId: identity('village_id'),
  villageKey: fileKey('village_key'),
  name: text('name').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull(),
})

export const villageMembers = pgTable('village_members', {
  userId: uuid('user_id').primaryKey(),
  villageId: count('village_id').notNull(),
  joinedAt: moment('joined_at').notNull(),
})
