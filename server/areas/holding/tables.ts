import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Out } from '@contract/api'
import type { Tint } from '@contract/catalogue/goods'
import { bytes, count, moment } from '@server/database/columns'
import type { HoldingFacts, HoldingState } from './holding-states'
import type { GoodsKind } from './kinds'

type InviteState = Out<'/tp5/api/VipPackets/inviteDetail'>['state']

const kind = () => text('kind').$type<GoodsKind>().notNull()
const tint = () => text('tint').$type<Tint>().notNull()

const tabOfState = sql`case when state in ('usable', 'offered') then 'usable'
  when state in ('used', 'given') then 'used'
  when state = 'refunded' then 'expired' else state end`

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
    /** Of a right: when it was asked for. */
    receivedAt: moment('received_at'),
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

export const holdingRefunds = pgTable(
  'holding_refunds',
  {
    userId: uuid('user_id').notNull(),
    holdingId: uuid('holding_id').notNull(),
    orderSn: text('order_sn').notNull(),
    partsLeft: count('parts_left').notNull(),
    parts: count('parts').notNull(),
    points: count('points').notNull(),
    gold: count('gold').notNull(),
    money: count('money').notNull(),
    expired: boolean('expired').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holdingId] })],
)

/** What was sold of a merchant, piece by piece: only ever added to. */
export const holdingSales = pgTable(
  'holding_sales',
  {
    userId: uuid('user_id').notNull(),
    holdingId: uuid('holding_id').notNull(),
    merchantId: count('merchant_id').notNull(),
    orderSn: text('order_sn').notNull(),
    title: text('title').notNull(),
    points: count('points').notNull(),
    gold: count('gold').notNull(),
    money: count('money').notNull(),
    soldAt: moment('sold_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.holdingId] })],
)

export const codeMistakes = pgTable(
  'code_mistakes',
  {
    subject: text('subject').notNull(),
    hour: count('hour').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.hour] })],
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
