import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, identity, moment } from '@server/database/columns'
import type { CustomerKind } from './rules'
import type { CustomerState } from './states'

export const reportedCustomers = pgTable('reported_customers', {
  customerId: uuid('customer_id').primaryKey(),
  /** Who reported it. */
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** As names are compared. */
  nameKey: text('name_key').notNull(),
  phoneHash: text('phone_hash').notNull(),
  contact: bytes('contact').notNull(),
  kind: text('kind').$type<CustomerKind>().notNull(),
  villageId: count('village_id'),
  need: text('need').notNull(),
  state: text('state').$type<CustomerState>().notNull(),
  reportedAt: moment('reported_at').notNull(),
  protectedUntil: moment('protected_until').notNull(),
})

export const customerChanges = pgTable('customer_changes', {
  changeId: identity('change_id'),
  customerId: uuid('customer_id').notNull(),
  userId: uuid('user_id').notNull(),
  changedAt: moment('changed_at').notNull(),
  words: text('words').notNull(),
})
