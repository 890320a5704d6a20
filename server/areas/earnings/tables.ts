import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Part } from '@server/areas/wallet/wallet'
import { bytes, count, moment } from '@server/database/columns'
import type { PayWay } from '@server/providers/payment/payment'
import type { Confirming } from '@server/providers/payment/payout'
import type { IncomeSource } from './sources'
import type { IncomeState } from './states'
import type { WithdrawalPart } from './withdrawal-rules'
import type { WithdrawalState } from './withdrawal-states'

export const incomes = pgTable('incomes', {
  incomeId: uuid('income_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  source: text('source').$type<IncomeSource>().notNull(),
  subject: text('subject').notNull(),
  title: text('title').notNull(),
  amount: count('amount').notNull(),
  state: text('state').$type<IncomeState>().notNull(),
  payerHolder: text('payer_holder').notNull(),
  payerPart: text('payer_part').$type<Part>().notNull(),
  createdAt: moment('created_at').notNull(),
  settlesAt: moment('settles_at').notNull(),
  settledAt: moment('settled_at'),
  paidAt: moment('paid_at'),
  takenBackAt: moment('taken_back_at'),
  reason: text('reason').notNull().default(''),
})

export const withdrawals = pgTable('withdrawals', {
  withdrawalNo: text('withdrawal_no').primaryKey(),
  holder: text('holder').notNull(),
  part: text('part').$type<WithdrawalPart>().notNull(),
  userId: uuid('user_id').notNull(),
  way: text('way').$type<PayWay>().notNull(),
  /** Sealed; null where the provider does not ask whom it pays. */
  payee: bytes('payee'),
  amount: count('amount').notNull(),
  fee: count('fee').notNull(),
  state: text('state').$type<WithdrawalState>().notNull(),
  reason: text('reason').notNull().default(''),
  confirming: jsonb('confirming').$type<Confirming>(),
  confirmUntil: moment('confirm_until'),
  givenUpAt: moment('given_up_at'),
  payoutNo: text('payout_no'),
  createdAt: moment('created_at').notNull(),
  reviewedAt: moment('reviewed_at'),
  sentAt: moment('sent_at'),
  endedAt: moment('ended_at'),
  tryAt: moment('try_at'),
  tries: integer('tries').notNull().default(0),
  lastError: text('last_error').notNull().default(''),
})
