import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { count, fileKey, identity } from '@server/database/columns'

export const merchants = pgTable('merchants', {
  merchantId: identity('merchant_id'),
  merchantKey: fileKey('merchant_key'),
  name: text('name').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull().default(''),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** False while its owner has closed it. */
  open: boolean('open').notNull().default(true),
  /** Why the house has stopped it; empty where it has not. */
  stopped: text('stopped').notNull().default(''),
  /** Else nobody buys what it redeems; what was bought it redeems all the same. */
  sells: boolean('sells')
    .notNull()
    .generatedAlwaysAs(sql`(open and stopped = '')`),
})

export const merchantStaff = pgTable('merchant_staff', {
  userId: uuid('user_id').primaryKey(),
  merchantId: count('merchant_id').notNull(),
})
