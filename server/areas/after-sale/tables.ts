import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Tint } from '@contract/catalogue/goods'
import type { SellerName } from '@contract/order'
import { count, moment } from '@server/database/columns'
import type { FreightPayer, FreightState } from './freight'
import type { AfterSaleKind, AfterSaleState } from './states'

const pictureIds = () => uuid('picture_ids').array().notNull().default([])

export const afterSales = pgTable(
  'after_sales',
  {
    userId: uuid('user_id').notNull(),
    afterSaleNo: text('after_sale_no').notNull().unique(),
    orderSn: text('order_sn').notNull(),
    seller: text('seller').$type<SellerName>().notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    tint: text('tint').$type<Tint>().notNull(),
    kind: text('kind').$type<AfterSaleKind>().notNull(),
    state: text('state').$type<AfterSaleState>().notNull(),
    number: integer('number').notNull(),
    /** What is asked back. */
    points: count('points').notNull(),
    gold: count('gold').notNull(),
    money: count('money').notNull(),
    reason: text('reason').notNull(),
    description: text('description').notNull().default(''),
    pictureIds: pictureIds(),
    videoId: uuid('video_id'),
    answer: text('answer').notNull().default(''),
    keeper: text('keeper').notNull().default(''),
    backCarrier: text('back_carrier').notNull().default(''),
    backTrackingNo: text('back_tracking_no').notNull().default(''),
    freightBy: text('freight_by').$type<FreightPayer | ''>().notNull().default(''),
    freight: count('freight').notNull().default(0),
    freightState: text('freight_state').$type<FreightState>().notNull().default('none'),
    freightAnswer: text('freight_answer').notNull().default(''),
    carrier: text('carrier').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    city: text('city').notNull().default(''),
    district: text('district').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    deadlineAt: moment('deadline_at'),
    resentAt: moment('resent_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.afterSaleNo] })],
)

export const afterSaleEvents = pgTable(
  'after_sale_events',
  {
    userId: uuid('user_id').notNull(),
    afterSaleNo: text('after_sale_no').notNull(),
    position: integer('position').notNull(),
    event: text('event').$type<AfterSaleState | 'handedOver'>().notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.afterSaleNo, table.position] })],
)

export const afterSaleMessages = pgTable(
  'after_sale_messages',
  {
    userId: uuid('user_id').notNull(),
    afterSaleNo: text('after_sale_no').notNull(),
    position: integer('position').notNull(),
    saidBy: text('said_by').notNull().default(''),
    text: text('text').notNull(),
    pictureIds: pictureIds(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.afterSaleNo, table.position] })],
)
