import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Tint } from '@contract/catalogue/goods'
import type { Difference, RefillPay } from '@contract/refill/order'
import { count, moment } from '@server/database/columns'

/** From whom operators buy. */
export const suppliers = pgTable('suppliers', {
  supplierKey: text('supplier_key').primaryKey(),
  name: text('name').notNull(),
  about: text('about').notNull().default(''),
  phone: text('phone').notNull().default(''),
  /** Where they bring it. */
  area: text('area').notNull().default(''),
  position: integer('position').notNull(),
})

/** What suppliers have for machines, by the pack. */
export const supplies = pgTable('supplies', {
  supplyKey: text('supply_key').primaryKey(),
  title: text('title').notNull(),
  image: text('image').notNull(),
  tint: text('tint').$type<Tint>().notNull(),
  /** What one piece of it is called. */
  unit: text('unit').notNull(),
  packSize: integer('pack_size').notNull(),
  /** Of a pack, in cents. */
  price: count('price').notNull(),
  /** The titles of what stands in slots that it fills. */
  fits: text('fits').array().notNull(),
  position: integer('position').notNull(),
  supplierKey: text('supplier_key').notNull(),
  /** It cannot be ordered any more. */
  offShelf: boolean('off_shelf').notNull().default(false),
})

export const refillCarts = pgTable(
  'refill_carts',
  {
    userId: uuid('user_id').notNull(),
    supplyKey: text('supply_key').notNull(),
    packs: integer('packs').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.supplyKey] })],
)

export const refillOrders = pgTable(
  'refill_orders',
  {
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull().unique(),
    pay: text('pay').$type<RefillPay>().notNull(),
    /** In cents. */
    sum: count('sum').notNull(),
    owed: count('owed').notNull().default(0),
    settledAt: moment('settled_at'),
    difference: text('difference').$type<Difference>().notNull().default('none'),
    missing: count('missing').notNull().default(0),
    said: text('said').notNull().default(''),
    answer: text('answer').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderSn] })],
)

/** In pieces: ordered, come, and put into machines since. */
export const refillLines = pgTable(
  'refill_lines',
  {
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
    line: smallint('line').notNull(),
    supplyKey: text('supply_key').notNull(),
    unit: text('unit').notNull(),
    fits: text('fits').array().notNull(),
    units: integer('units').notNull(),
    received: integer('received'),
    loaded: integer('loaded').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderSn, table.line] })],
)
