import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { count, fileKey, identity, moment } from '@server/database/columns'
import type { Price } from '@server/areas/order/order'
import type { EntryState } from './states'

/** Goods of the shop by the key of their file, or a slot of a machine. */
export interface PlannedGoods extends Price {
  goods?: string | undefined
  machine?: string | undefined
  slot?: string | undefined
  total: number
}

export const seckillPlans = pgTable('seckill_plans', {
  planId: identity('plan_id'),
  planKey: fileKey('plan_key'),
  hours: text('hours').array().notNull(),
  minutes: integer('minutes').notNull(),
  goods: jsonb('goods').$type<PlannedGoods[]>().notNull(),
  ended: boolean('ended').notNull().default(false),
})

export const seckillSessions = pgTable(
  'seckill_sessions',
  {
    sessionId: identity('session_id'),
    planId: count('plan_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    seed: text('seed').notNull(),
    begunAt: moment('begun_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [unique().on(table.planId, table.startsAt)],
)

export const seckillItems = pgTable(
  'seckill_items',
  {
    itemId: identity('item_id'),
    sessionId: count('session_id').notNull(),
    /** One of the two. */
    goodsId: count('goods_id'),
    offlineGoodsId: count('offline_goods_id'),
    points: count('points').notNull(),
    gold: count('gold').notNull(),
    money: count('money').notNull(),
    total: integer('total').notNull(),
    /** What nobody has ordered. */
    pieces: integer('pieces').notNull(),
  },
  (table) => [
    unique().on(table.sessionId, table.goodsId),
    unique().on(table.sessionId, table.offlineGoodsId),
  ],
)

export const seckillEntries = pgTable(
  'seckill_entries',
  {
    itemId: count('item_id').notNull(),
    userId: uuid('user_id').notNull(),
    state: text('state').$type<EntryState>().notNull(),
    place: count('place').notNull(),
    /** Of what is posted. */
    addressId: count('address_id'),
    orderSn: text('order_sn').notNull().default(''),
    reason: text('reason').notNull().default(''),
    enteredAt: moment('entered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] })],
)

export const seckillReminders = pgTable(
  'seckill_reminders',
  {
    sessionId: count('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When they said that they know. */
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId] })],
)
