import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { SellerName, wishKind, wishState } from '@contract/order'
import type { Tint } from '@contract/catalogue/goods'
import { bytes, count, moment } from '@server/database/columns'
import type { OrderState, Reached, Reason } from './flow'

const seller = () => text('seller').$type<SellerName>().notNull()

/** In cents, where it is money. */
const price = {
  points: count('points').notNull().default(0),
  gold: count('gold').notNull().default(0),
  money: count('money').notNull().default(0),
}

export const orders = pgTable(
  'orders',
  {
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
    seller: seller(),
    /** Which of the seller's ways it goes. */
    flow: text('flow').notNull(),
    /** What the seller calls it. */
    kind: text('kind').notNull().default(''),
    /** Where the seller sells it: at which machine, in which campaign. */
    counter: text('counter').notNull().default(''),
    state: text('state').$type<OrderState>().notNull(),
    ...price,
    note: text('note').notNull().default(''),
    /** Why it ended before its time. */
    reason: text('reason').$type<Reason>().notNull().default(''),
    /** What only its seller knows of it. */
    facts: jsonb('facts').notNull().default({}),
    province: text('province'),
    city: text('city'),
    district: text('district'),
    recipient: bytes('recipient'),
    carrier: text('carrier').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Until when its state waits for something. */
    deadlineAt: moment('deadline_at'),
    paidAt: moment('paid_at'),
    receivedAt: moment('received_at'),
    /** When it came to each of its states. */
    reached: jsonb('reached').$type<Reached>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderSn] })],
)

export const orderLines = pgTable(
  'order_lines',
  {
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
    line: smallint('line').notNull(),
    /** By which the seller knows it. */
    item: text('item').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    tint: text('tint').$type<Tint>().notNull(),
    number: integer('number').notNull(),
    /** How many of them have come back. */
    returned: integer('returned').notNull().default(0),
    ...price,
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderSn, table.line] })],
)

/** A promise of a price, spent once. */
export const orderTickets = pgTable(
  'order_tickets',
  {
    userId: uuid('user_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    seller: seller(),
    item: text('item').notNull(),
    number: integer('number').notNull(),
    ...price,
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ticketId] })],
)

/** What its owner wants of an order that is being packed, for a person of the house to decide. */
export const orderWishes = pgTable('order_wishes', {
  wishId: uuid('wish_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  orderSn: text('order_sn').notNull(),
  kind: text('kind').$type<z.output<typeof wishKind>>().notNull(),
  state: text('state').$type<z.output<typeof wishState>>().notNull(),
  /** Where it is to go instead. */
  province: text('province'),
  city: text('city'),
  district: text('district'),
  recipient: bytes('recipient'),
  /** Why it was refused. */
  answer: text('answer').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
})

/** How many of an item a person has had, in all or in a period: what limits are held against. */
export const purchases = pgTable(
  'purchases',
  {
    userId: uuid('user_id').notNull(),
    seller: seller(),
    item: text('item').notNull(),
    period: text('period').notNull(),
    bought: integer('bought').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seller, table.item, table.period] })],
)
