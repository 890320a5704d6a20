import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { IncomeSource } from '@server/areas/earnings/earnings'
import { moment } from '@server/database/columns'
import type { LimitKind } from './limits/rules'
import type { OffenceKind, Step } from './offences/rules'
import type { OffenceState } from './offences/states'

export const fairnessDays = pgTable(
  'fairness_days',
  {
    kind: text('kind').$type<LimitKind>().notNull(),
    subject: text('subject').notNull(),
    day: date('day').notNull(),
    userId: uuid('user_id').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.day, table.userId] })],
)

export const fairnessDevices = pgTable('fairness_devices', {
  device: text('device').primaryKey(),
  day: date('day').notNull(),
})

export const fairnessPaces = pgTable('fairness_paces', {
  userId: uuid('user_id').primaryKey(),
  begun: moment('begun').array().notNull().default([]),
  /** By which pattern they are asked to show that they are a person; empty where they are not. */
  askedFor: text('asked_for').notNull().default(''),
  failures: integer('failures').notNull().default(0),
  shownAt: moment('shown_at'),
})

export const offences = pgTable('offences', {
  offenceId: uuid('offence_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<OffenceKind>().notNull(),
  about: text('about').notNull(),
  note: text('note').notNull(),
  step: text('step').$type<Step>().notNull(),
  /** What follows, in the words of the day it was noted. */
  follows: text('follows').notNull(),
  state: text('state').$type<OffenceState>().notNull(),
  /** It is about all that was done from then on, until it was noted; null where about one thing. */
  since: moment('since'),
  blockedUntil: moment('blocked_until'),
  objectUntil: moment('object_until').notNull(),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
})

export const offenceIncomes = pgTable(
  'offence_incomes',
  {
    offenceId: uuid('offence_id').notNull(),
    /** Whose it is: of who did it, or of who invited them. */
    userId: uuid('user_id').notNull(),
    source: text('source').$type<IncomeSource>().notNull(),
    subject: text('subject').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offenceId, table.userId, table.source, table.subject] }),
  ],
)

export const userTickets = pgTable('user_tickets', {
  ticketId: uuid('ticket_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['question', 'objection'] }).notNull(),
  offenceId: uuid('offence_id'),
  about: text('about').notNull(),
  words: text('words').notNull(),
  state: text('state', { enum: ['open', 'answered'] }).notNull(),
  answer: text('answer').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  answeredAt: moment('answered_at'),
})
