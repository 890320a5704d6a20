import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '@server/database/columns'

/** Who agreed that what they measure is written down; gone once they take it back. */
export const healthPeople = pgTable('health_people', {
  userId: uuid('user_id').primaryKey(),
  /** Birth, height, and the last reading of each measure. */
  sealed: bytes('sealed').notNull(),
  since: moment('since').notNull(),
})

/** Somebody's day: all readings of it, and beside them the sums that charts are made of. */
export const healthDays = pgTable(
  'health_days',
  {
    userId: uuid('user_id').notNull(),
    /** 2026-12-31, in Shanghai. */
    day: text('day').notNull(),
    sums: bytes('sums').notNull(),
    readings: bytes('readings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Who agreed that their readings are watched; gone once they stop it. */
export const healthGuards = pgTable('health_guards', {
  userId: uuid('user_id').primaryKey(),
  /** What the numbers of what is found are made with. */
  sealed: bytes('sealed').notNull(),
  /** Hours between which nobody is told; equal: none. */
  quietFrom: integer('quiet_from').notNull(),
  quietTo: integer('quiet_to').notNull(),
  since: moment('since').notNull(),
  /** When the readings are looked at again; a new reading brings it forward. */
  lookAt: moment('look_at').notNull(),
})

/** Who agreed that plans of theirs are kept; gone once they take it back. */
export const healthPlanners = pgTable('health_planners', {
  userId: uuid('user_id').primaryKey(),
  since: moment('since').notNull(),
})

/** Who agreed to photographs of their tongue. */
export const healthTonguePeople = pgTable('health_tongue_people', {
  userId: uuid('user_id').primaryKey(),
  since: moment('since').notNull(),
})
