import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Out } from '@contract/api'
import { bytes, count, identity, moment } from '@server/database/columns'
import type { HoldingFacts, HoldingState } from '@server/areas/holding/holding-states'
import type { OrderState } from '@server/areas/order/order-states'
import type { GoodsFacts, GoodsKind } from '@server/areas/holding/kinds'

type GoodsDetail = Out<'/tp5/api/ExchangeShop/Goods/detail'>
type InviteState = Out<'/tp5/api/VipPackets/inviteDetail'>['state']

const kind = () => text('kind').$type<GoodsKind>().notNull()
const tint = () => text('tint').$type<GoodsDetail['tint']>().notNull()

export const exchangeCategories = pgTable('exchange_categories', {
  categoryId: identity('category_id'),
  kind: kind().default('goods'),
  name: text('name').notNull(),
  position: integer('position').notNull(),
})

export const exchangeGoods = pgTable('exchange_goods', {
  goodsId: identity('goods_id'),
  kind: kind().default('goods'),
  categoryId: count('category_id').notNull(),
  title: text('title').notNull(),
  intro: text('intro').notNull(),
  image: text('image').notNull(),
  tint: tint(),
  label: text('label').notNull().default(''),
  points: count('points').notNull(),
  gold: count('gold').notNull(),
  money: count('money').notNull().default(0),
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
    .generatedAlwaysAs(sql`coalesce(nullif(points, 0), 2147483647)`),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const exchangeStock = pgTable('exchange_stock', {
  goodsId: count('goods_id').primaryKey(),
  kind: kind().default('goods'),
  stock: integer('stock').notNull(),
  sold: integer('sold').notNull().default(0),
})

/** Kept by the database itself, whatever is written to the goods. */
export const goodsWords = pgTable(
  'goods_words',
  {
    word: text('word').notNull(),
    weight: integer('weight').notNull(),
    goodsId: count('goods_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.weight, table.goodsId] })],
)

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
    money: count('money').notNull().default(0),
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

const tabOfState = sql`case when state in ('usable', 'offered') then 'usable'
  when state in ('used', 'given') then 'used' else state end`

export const holdings = pgTable(
  'holdings',
  {
    userId: uuid('user_id').notNull(),
    holdingId: uuid('holding_id').notNull(),
    number: count('number').notNull(),
    parentId: uuid('parent_id'),
    rightKey: text('right_key').notNull().default(''),
    kind: kind(),
    state: text('state').$type<HoldingState>().notNull(),
    goodsId: count('goods_id').notNull(),
    merchantId: count('merchant_id'),
    title: text('title').notNull(),
    image: text('image').notNull(),
    tint: tint(),
    facts: jsonb('facts').$type<HoldingFacts>().notNull(),
    orderSn: text('order_sn').notNull(),
    givenBy: uuid('given_by'),
    secret: bytes('secret'),
    uses: integer('uses').notNull(),
    usesLeft: integer('uses_left').notNull(),
    lastWindow: count('last_window').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at'),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
    tab: text('tab').notNull().generatedAlwaysAs(tabOfState),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holdingId] })],
)

export const holdingUses = pgTable(
  'holding_uses',
  {
    userId: uuid('user_id').notNull(),
    holdingId: uuid('holding_id').notNull(),
    codeWindow: count('code_window').notNull(),
    merchantId: count('merchant_id').notNull(),
    redeemedBy: uuid('redeemed_by').notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holdingId, table.codeWindow] })],
)

export const digitalCodes = pgTable(
  'digital_codes',
  {
    goodsId: count('goods_id').notNull(),
    rightKey: text('right_key').notNull().default(''),
    position: integer('position').notNull(),
    code: bytes('code').notNull(),
    holdingId: uuid('holding_id'),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.rightKey, table.position] })],
)

export const holdingInvites = pgTable('holding_invites', {
  inviteId: uuid('invite_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  holdingId: uuid('holding_id').notNull(),
  message: text('message').notNull().default(''),
  state: text('state').$type<InviteState>().notNull(),
  acceptedBy: uuid('accepted_by'),
  acceptedHoldingId: uuid('accepted_holding_id'),
  acceptedAt: moment('accepted_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const goodsWants = pgTable(
  'goods_wants',
  {
    userId: uuid('user_id').notNull(),
    goodsId: count('goods_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.goodsId] })],
)

export const pointsTaskReceipts = pgTable(
  'points_task_receipts',
  {
    userId: uuid('user_id').notNull(),
    taskKey: text('task_key').notNull(),
    period: text('period').notNull(),
    points: count('points').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.taskKey, table.period] })],
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
  recipient: bytes('recipient').notNull(),
  createdAt: moment('created_at').notNull(),
  deletedAt: moment('deleted_at'),
})
