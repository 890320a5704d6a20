import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, count, identity, moment } from '@server/database/columns'
import type { ShopKind } from './rules'
import type { ApplicationState, ChangeState, MoveState } from './states'

export const merchantApplications = pgTable('merchant_applications', {
  applicationId: uuid('application_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<ShopKind>().notNull(),
  villageId: count('village_id').notNull(),
  address: text('address').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  intro: text('intro').notNull(),
  /** Sealed; null once the account is closed. */
  contact: bytes('contact'),
  licenceNo: text('licence_no').notNull(),
  licences: uuid('licences').array().notNull(),
  agreementVersion: text('agreement_version').notNull(),
  state: text('state').$type<ApplicationState>().notNull(),
  reason: text('reason').notNull().default(''),
  appliedAt: moment('applied_at').notNull(),
  decidedAt: moment('decided_at'),
  merchantId: count('merchant_id'),
})

export const storefronts = pgTable('storefronts', {
  merchantId: count('merchant_id').primaryKey(),
  /** Who keeps it and is paid; null where the house does. */
  ownerId: uuid('user_id'),
  kind: text('kind').$type<ShopKind>().notNull(),
  villageId: count('village_id').notNull(),
  intro: text('intro').notNull(),
  opens: text('opens').notNull(),
  closes: text('closes').notNull(),
  restDays: text('rest_days').notNull().default(''),
  pictures: uuid('pictures').array().notNull().default([]),
  joinedAt: moment('joined_at').notNull(),
  /** The month that is settled next. */
  nextMonth: text('next_month').notNull(),
})

export const shopChanges = pgTable('shop_changes', {
  changeId: uuid('change_id').primaryKey(),
  merchantId: count('merchant_id').notNull(),
  /** Who asked for it. */
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  formerName: text('former_name').notNull(),
  formerAddress: text('former_address').notNull(),
  state: text('state').$type<ChangeState>().notNull(),
  reason: text('reason').notNull().default(''),
  askedAt: moment('asked_at').notNull(),
  decidedAt: moment('decided_at'),
})

/** Who of the house stopped which shop, let it go on, and why: only ever added to. */
export const shopStops = pgTable('shop_stops', {
  stopId: uuid('stop_id').primaryKey(),
  merchantId: count('merchant_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** Empty: it goes on. */
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Who of a shop opened or closed it, put a package up or took it down, and why: only ever added to. */
export const shopMoves = pgTable('shop_moves', {
  moveId: uuid('move_id').primaryKey(),
  merchantId: count('merchant_id').notNull(),
  userId: uuid('user_id').notNull(),
  what: text('what').$type<'shop' | 'package'>().notNull(),
  goodsId: count('goods_id'),
  /** What a package was called then; empty of the shop itself. */
  title: text('title').notNull(),
  /** Empty: it was not there. */
  fromState: text('from_state').$type<MoveState | ''>().notNull(),
  toState: text('to_state').$type<MoveState>().notNull(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const merchantServices = pgTable('merchant_services', {
  serviceId: identity('service_id'),
  merchantId: count('merchant_id').notNull(),
  name: text('name').notNull(),
  price: count('price').notNull(),
  unit: text('unit').notNull(),
  note: text('note').notNull(),
  listed: boolean('listed').notNull(),
})

export const merchantSettlements = pgTable(
  'merchant_settlements',
  {
    merchantId: count('merchant_id').notNull(),
    month: text('month').notNull(),
    /** Who was paid. */
    userId: uuid('user_id').notNull(),
    pieces: integer('pieces').notNull(),
    amount: count('amount').notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.month] })],
)

export const merchantSettlementPieces = pgTable(
  'merchant_settlement_pieces',
  {
    holdingId: uuid('holding_id').notNull(),
    codeWindow: count('code_window').notNull(),
    merchantId: count('merchant_id').notNull(),
    month: text('month').notNull(),
    amount: count('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.holdingId, table.codeWindow] })],
)
