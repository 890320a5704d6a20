import { pgTable, text } from 'drizzle-orm/pg-core'
import { count, moment } from './columns'

/** The books of the local payment provider, as the real one keeps its own. */
export const cashierTrades = pgTable('cashier_trades', {
  tradeNo: text('trade_no').primaryKey(),
  /** Names the trade in addresses; nobody guesses it. */
  token: text('token').notNull().unique(),
  title: text('title').notNull(),
  amount: count('amount').notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state', { enum: ['open', 'paid', 'closed'] }).notNull(),
  transactionId: text('transaction_id'),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
})

export const cashierRefunds = pgTable('cashier_refunds', {
  refundNo: text('refund_no').primaryKey(),
  tradeNo: text('trade_no').notNull(),
  amount: count('amount').notNull(),
})

export type CashierTrade = typeof cashierTrades.$inferSelect

export const cashierPayouts = pgTable('cashier_payouts', {
  billNo: text('bill_no').primaryKey(),
  token: text('token').notNull().unique(),
  title: text('title').notNull(),
  amount: count('amount').notNull(),
  returnUrl: text('return_url').notNull(),
  state: text('state', { enum: ['open', 'paid', 'failed', 'cancelled'] }).notNull(),
  payoutNo: text('payout_no'),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
})

export type CashierPayout = typeof cashierPayouts.$inferSelect
