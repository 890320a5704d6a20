import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Tint } from '@contract/catalogue/goods'
import type { GoodsKind } from '@server/areas/holding/kinds'
import type { OrderState } from './order-states'
import { bytes, count, moment } from '@server/database/columns'

const kind = () => text('kind').$type<GoodsKind>().notNull()
const tint = () => text('tint').$type<Tint>().notNull()

export const exchangeOrders = pgTable(
  'exchange_orders',
  {
    userId: uuid('user_id').notNull(),
    orderSn: text('order_sn').notNull(),
    kind: kind().default('goods'),
    state: text('state').$type<OrderState>().notNull(),
    goodsId: count('goods_id').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    tint: tint(),
    number: integer('number').notNull(),
    exchangeType: smallint('exchange_type').$type<1 | 2>().notNull(),
    amount: count('amount').notNull(),
    money: count('money').notNull().default(0),
    note: text('note').notNull().default(''),
    province: text('province'),
    city: text('city'),
    district: text('district'),
    recipient: bytes('recipient'),
    carrier: text('carrier').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    cancelledFor: text('cancelled_for').notNull().default(''),
    returned: integer('returned').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    shippedAt: moment('shipped_at'),
    finishedAt: moment('finished_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderSn] })],
)
