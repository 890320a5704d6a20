import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, identity, moment } from '@server/database/columns'

export const addressBooks = pgTable('address_books', {
  userId: uuid('user_id').primaryKey(),
  held: integer('held').notNull(),
  defaultId: count('default_id'),
})

export const addresses = pgTable('addresses', {
  addressId: identity('address_id'),
  userId: uuid('user_id').notNull(),
  regionCode: text('region_code').notNull(),
  province: text('province').notNull(),
  city: text('city').notNull(),
  district: text('district').notNull(),
  recipient: bytes('recipient').notNull(),
  createdAt: moment('created_at').notNull(),
  deletedAt: moment('deleted_at'),
  /** It was the default when it was put away, and is again when it comes back. */
  wasDefault: boolean('was_default').notNull().default(false),
})
