import { doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { count, fileKey, identity } from '@server/database/columns'

export const merchants = pgTable('merchants', {
  merchantId: identity('merchant_id'),
  merchantKey: fileKey('merchant_key'),
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
