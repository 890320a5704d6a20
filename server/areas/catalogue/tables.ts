import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Out } from '@contract/api'
import { count, fileKey, identity, moment } from '@server/database/columns'
import type { GoodsFacts, GoodsKind, Terms } from '@server/areas/holding/holding'
import type { Price } from '@server/areas/order/order'

type GoodsDetail = Out<'/tp5/api/ExchangeShop/Goods/detail'>

const kind = () => text('kind').$type<GoodsKind>().notNull()
const tint = () => text('tint').$type<GoodsDetail['tint']>().notNull()

export const exchangeCategories = pgTable('exchange_categories', {
  categoryId: identity('category_id'),
  categoryKey: fileKey('category_key'),
  kind: kind().default('goods'),
  name: text('name').notNull(),
  position: integer('position').notNull(),
})

export const exchangeGoods = pgTable('exchange_goods', {
  goodsId: identity('goods_id'),
  goodsKey: fileKey('goods_key'),
  kind: kind().default('goods'),
  categoryId: count('category_id').notNull(),
  title: text('title').notNull(),
  intro: text('intro').notNull(),
  image: text('image').notNull(),
  /** What else there is to see of them. */
  pictures: text('pictures').array().notNull().default([]),
  tint: tint(),
  label: text('label').notNull().default(''),
  ways: jsonb('ways').$type<Price[]>().notNull(),
  refund: text('refund').$type<Terms>().notNull().default(''),
  limitPerUser: integer('limit_per_user').notNull().default(0),
  details: jsonb('details').$type<GoodsDetail['details']>().notNull().default([]),
  facts: jsonb('facts').$type<GoodsFacts>().notNull().default({}),
  notice: text('notice').notNull().default(''),
  merchantId: count('merchant_id'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  identityNeeded: boolean('identity_needed').notNull().default(false),
  smsNeeded: boolean('sms_needed').notNull().default(false),
  words: text('words').array().notNull().default([]),
  weight: integer('weight').notNull().default(0),
  onShelf: boolean('on_shelf').notNull().default(true),
  pointsOrder: count('points_order')
    .notNull()
    .generatedAlwaysAs(
      sql`coalesce((jsonb_path_query_first(ways, '$[*].points ? (@ > 0)'))::bigint, 2147483647)`,
    ),
  needsMoney: boolean('needs_money')
    .notNull()
    .generatedAlwaysAs(sql`not jsonb_path_exists(ways, '$[*].money ? (@ == 0)')`),
  /** Where they can be redeemed, by server/grid.ts. */
  cell: count('cell').generatedAlwaysAs(sql`
    least(floor((latitude + 90) * 1000), 179999)::bigint * 360000
      + floor((longitude + 180) * 1000)::bigint % 360000`),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const exchangeStock = pgTable('exchange_stock', {
  goodsId: count('goods_id').primaryKey(),
  kind: kind().default('goods'),
  stock: integer('stock').notNull(),
  sold: integer('sold').notNull().default(0),
  /** Put aside for who sells them elsewhere: neither here to be had nor sold. */
  aside: integer('aside').notNull().default(0),
})

/** Written with the goods, by goods/write-goods.ts alone. */
export const goodsWords = pgTable(
  'goods_words',
  {
    word: text('word').notNull(),
    weight: integer('weight').notNull(),
    goodsId: count('goods_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.weight, table.goodsId] })],
)

export const goodsWants = pgTable(
  'goods_wants',
  {
    userId: uuid('user_id').notNull(),
    goodsId: count('goods_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When they were told that it is there again. */
    toldAt: moment('told_at'),
    droppedAt: moment('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.goodsId] })],
)
