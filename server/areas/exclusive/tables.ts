import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { count, fileKey, identity, moment } from '@server/database/columns'
import type { Rule } from '@server/areas/programme/programme'

export const exclusiveOffers = pgTable('exclusive_offers', {
  offerId: identity('offer_id'),
  offerKey: fileKey('offer_key'),
  goodsId: count('goods_id').notNull(),
  audience: jsonb('audience').$type<Rule[]>().notNull(),
  points: count('points').notNull(),
  gold: count('gold').notNull(),
  money: count('money').notNull(),
  total: integer('total').notNull(),
  /** What nobody has ordered. */
  pieces: integer('pieces').notNull(),
  limitPerUser: integer('limit_per_user').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  endedAt: moment('ended_at'),
})

export const exclusiveOrders = pgTable(
  'exclusive_orders',
  {
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
    offerId: count('offer_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its piece came back, where it was cancelled. */
    returnedAt: moment('returned_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderSn] })],
)
