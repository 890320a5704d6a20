import { boolean, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, fileKey, identity, moment } from '@server/database/columns'
import type { PlanContent } from './content'

/** What the house offers to do for some weeks. */
export const healthPlans = pgTable('health_plans', {
  planId: identity('plan_id'),
  planKey: fileKey('plan_key'),
  content: jsonb('content').$type<PlanContent>().notNull(),
  offShelf: boolean('off_shelf').notNull().default(false),
  createdAt: moment('created_at').notNull(),
})

/** To whom a plan that waits was shown, once. */
export const healthPlanPopups = pgTable(
  'health_plan_popups',
  {
    userId: uuid('user_id').notNull(),
    planId: count('plan_id').notNull(),
    shownAt: moment('shown_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
)

/** A plan that somebody received, as it was then. */
export const healthUserPlans = pgTable(
  'health_user_plans',
  {
    userId: uuid('user_id').notNull(),
    userPlanId: uuid('user_plan_id').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.userPlanId] })],
)
