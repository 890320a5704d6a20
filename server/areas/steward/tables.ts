import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { count, identity, moment } from '@server/database/columns'

export type LookedAt = 'name' | 'phone'

/** A steward read the whole name or phone of a resident, and why. */
export const residentLooks = pgTable('resident_looks', {
  lookId: identity('look_id'),
  /** Whose it was. */
  userId: uuid('user_id').notNull(),
  stewardId: uuid('steward_id').notNull(),
  villageId: count('village_id').notNull(),
  what: text('what').$type<LookedAt>().notNull(),
  reason: text('reason').notNull(),
  lookedAt: moment('looked_at').notNull(),
})

/** What a day of sales in their village brought somebody, and what it was reckoned from. */
export const stewardDays = pgTable(
  'steward_days',
  {
    dutyId: count('duty_id').notNull(),
    day: date('day').notNull(),
    userId: uuid('user_id').notNull(),
    village: text('village').notNull(),
    /** In cents, what was sold less what went back. */
    money: count('money').notNull(),
    /** Between so many it was divided. */
    stewards: integer('stewards').notNull(),
    /** What went back beyond what was sold, and is taken off the next day: 0 or less. */
    carried: count('carried').notNull(),
    amount: count('amount').notNull(),
    bookedAt: moment('booked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dutyId, table.day] })],
)
