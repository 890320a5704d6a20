import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { memberStates } from '@contract/village'
import { count, fileKey, identity, moment } from '@server/database/columns'

export const villages = pgTable('villages', {
  villageId: identity('village_id'),
  villageKey: fileKey('village_key'),
  name: text('name').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull(),
})

export type MemberState = (typeof memberStates)[number]

export const villageMembers = pgTable('village_members', {
  userId: uuid('user_id').primaryKey(),
  /** By which it is named to who decides about it. */
  memberId: count('member_id').generatedByDefaultAsIdentity().unique(),
  villageId: count('village_id').notNull(),
  /** When they asked to belong there, from which moment on they do. */
  joinedAt: moment('joined_at').notNull(),
  state: text('state').$type<MemberState>().notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
  reason: text('reason').notNull().default(''),
})

/** Each move of a membership: by whom, when and why. */
export const villageMemberMoves = pgTable('village_member_moves', {
  moveId: identity('move_id'),
  userId: uuid('user_id').notNull(),
  villageId: count('village_id').notNull(),
  state: text('state').$type<MemberState>().notNull(),
  /** Null: the house, at its desk. */
  byId: uuid('by_id'),
  reason: text('reason').notNull().default(''),
  movedAt: moment('moved_at').notNull(),
})
