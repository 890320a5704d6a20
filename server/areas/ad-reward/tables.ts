import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Platform } from '@server/call/platform'
import { count, moment } from '@server/database/columns'
import type { FilmWay } from '@server/providers/rewarded/rewarded'
import type { TicketState } from './states'

export const filmTickets = pgTable('film_tickets', {
  ticketId: uuid('ticket_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  way: text('way').$type<FilmWay>().notNull(),
  platform: text('platform').$type<Platform>().notNull(),
  state: text('state').$type<TicketState>().notNull(),
  begunAt: moment('begun_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const filmPayments = pgTable('film_payments', {
  ticketId: uuid('ticket_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  way: text('way').$type<FilmWay>().notNull(),
  day: date('day').notNull(),
  points: integer('points').notNull(),
  /** The platform's own number for it, where one told us. */
  transactionId: text('transaction_id').unique(),
  paidAt: moment('paid_at').notNull(),
})

export const filmDays = pgTable(
  'film_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    films: integer('films').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

export const filmBudgets = pgTable('film_budgets', {
  day: date('day').primaryKey(),
  points: count('points').notNull(),
})
