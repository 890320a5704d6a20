import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Out } from '@contract/api'
import type { OrderState } from './order-states'

type GoodsDetail = Out<'/tp5/api/ExchangeShop/Goods/detail'>

const count = (name: string) => bigint(name, { mode: 'number' })
const identity = (name: string) => count(name).generatedByDefaultAsIdentity().primaryKey()
const moment = (name: string) => timestamp(name, { withTimezone: true })
const sealed = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const exchangeCategories = pgTable('exchange_categories', {
  categoryId: identity('category_id'),
  name: text('name').notNull(),
  position: integer('position').notNull(),
})

export const exchangeGoods = pgTable('exchange_goods', {
  goodsId: identity('goods_id'),
  categoryId: count('category_id').notNull(),
  title: text('title').notNull(),
  intro: text('intro').notNull(),
  image: text('image').notNull(),
  tint: text('tint').$type<GoodsDetail['tint']>().notNull(),
  label: text('label').notNull().default(''),
  points: count('points').notNull(),
  gold: count('gold').notNull(),
  limitPerUser: integer('limit_per_user').notNull().default(0),
  details: jsonb('details').$type<GoodsDetail['details']>().notNull().default([]),
  notice: text('notice').notNull().default(''),
  weight: integer('weight').notNull().default(0),
  onShelf: boolean('on_shelf').notNull().default(true),
  pointsOrder: count('points_order')
    .notNull()
    .generatedAlwaysAs(sql`coalesce(nullif(points, 0), 2147483647)`),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const exchangeStock = pgTable('exchange_stock', {
  goodsId: count('goods_id').primaryKey(),
  stock: integer('stock').notNull(),
  sold: integer('sold').notNull().default(0),
})

export const exchangePurchases = pgTable(
  'exchange_purchases',
  {
    userId: uuid('user_id').notNull(),
    goodsId: count('goods_id').notNull(),
    bought: integer('bought').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.goodsId] })],
)

export const exchangeTickets = pgTable(
  'exchange_tickets',
  {
    userId: uuid('user_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    goodsId: count('goods_id').notNull(),
    number: integer('number').notNull(),
    exchangeType: smallint('exchange_type').$type<1 | 2>().notNull(),
    amount: count('amount').notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] })],
)

export const exchangeOrders = pgTable(
  'exchange_orders',
  {
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    goodsId: count('goods_id').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    tint: text('tint').$type<GoodsDetail['tint']>().notNull(),
    number: integer('number').notNull(),
    exchangeType: smallint('exchange_type').$type<1 | 2>().notNull(),
    amount: count('amount').notNull(),
    note: text('note').notNull().default(''),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    recipient: sealed('recipient').notNull(),
    createdAt: moment('created_at').notNull(),
    shippedAt: moment('shipped_at'),
    finishedAt: moment('finished_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderSn] })],
)

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
  recipient: sealed('recipient').notNull(),
  createdAt: moment('created_at').notNull(),
})
