import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, count, moment } from '@server/database/columns'
import type { PayWay, Prepaid } from '@server/providers/payment/payment'
import type { PaymentState } from './states'

export const payments = pgTable('payments', {
  paymentNo: text('payment_no').primaryKey(),
  userId: uuid('user_id').notNull(),
  orderSn: text('order_sn').notNull(),
  amount: count('amount').notNull(),
  way: text('way').$type<PayWay>().notNull(),
  /** What has been asked back of it, done or not. */
  refunded: count('refunded').notNull().default(0),
  state: text('state').$type<PaymentState>().notNull(),
  prepaid: jsonb('prepaid').$type<Prepaid>(),
  /** Sealed. */
  payer: bytes('payer'),
  transactionId: text('transaction_id').unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
  closedAt: moment('closed_at'),
  checkAt: moment('check_at'),
  checks: integer('checks').notNull().default(0),
  lastError: text('last_error').notNull().default(''),
})

export const refunds = pgTable('refunds', {
  refundNo: text('refund_no').primaryKey(),
  /** Of a payment, or of money that belongs to none: then the transaction it came in with. */
  paymentNo: text('payment_no'),
  transactionId: text('transaction_id').unique(),
  amount: count('amount').notNull(),
  reason: text('reason', {
    enum: ['cancelled', 'late', 'afterSale', 'undelivered', 'unplaced', 'left'],
  }).notNull(),
  createdAt: moment('created_at').notNull(),
  doneAt: moment('done_at'),
  tryAt: moment('try_at'),
  tries: integer('tries').notNull().default(0),
  lastError: text('last_error').notNull().default(''),
  /** The provider would not, and a person gave the money back in another way. */
  byHand: boolean('by_hand').notNull().default(false),
})

export const paymentEntries = pgTable(
  'payment_entries',
  {
    paymentNo: text('payment_no').notNull(),
    event: text('event', { enum: ['received', 'refunded'] }).notNull(),
    /** Empty where money came in. */
    refundNo: text('refund_no').notNull().default(''),
    account: text('account', { enum: ['provider', 'order'] }).notNull(),
    amount: count('amount').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentNo, table.event, table.account, table.refundNo] }),
  ],
)

export const paymentIncidents = pgTable('payment_incidents', {
  transactionId: text('transaction_id').primaryKey(),
  /** As the provider said it; it may be none of ours. */
  paymentNo: text('payment_no').notNull(),
  amount: count('amount').notNull(),
  kind: text('kind', { enum: ['unknown', 'twice', 'amount', 'returned'] }).notNull(),
  toldAt: moment('told_at').notNull(),
  settledAt: moment('settled_at'),
})

/** That the goods of a payment were given, for who keeps its money back until then. */
export const shippingRecords = pgTable('shipping_records', {
  paymentNo: text('payment_no').primaryKey(),
  state: text('state', { enum: ['waiting', 'recorded', 'refused', 'dropped'] }).notNull(),
  since: moment('since').notNull(),
  tryAt: moment('try_at'),
  tries: integer('tries').notNull().default(0),
  lastError: text('last_error').notNull().default(''),
  recordedAt: moment('recorded_at'),
  /** A person has recorded it in WeChat's console. */
  byHand: boolean('by_hand').notNull().default(false),
  /** When the money is free, and when it became so, as WeChat says. */
  settlesAt: moment('settles_at'),
  settledAt: moment('settled_at'),
})
