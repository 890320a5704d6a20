import { bigint, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'

const count = (name: string) => bigint(name, { mode: 'number' })

export const merchants = pgTable('merchants', {
  merchantId: count('merchant_id').generatedByDefaultAsIdentity().primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull().default(''),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
})

export const merchantStaff = pgTable('merchant_staff', {
  userId: uuid('user_id').primaryKey(),
  merchantId: count('merchant_id').notNull(),
})
