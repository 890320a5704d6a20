import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { count, identity, moment } from '@server/database/columns'
import type { DutyRole } from './roles'

/** Who runs, owns or mends which machine, or looks after all of a village, from when to when. */
export const duties = pgTable('duties', {
  dutyId: identity('duty_id'),
  userId: uuid('user_id').notNull(),
  role: text('role').$type<DutyRole>().notNull(),
  machineId: count('machine_id'),
  village: text('village'),
  share: integer('share').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
})
