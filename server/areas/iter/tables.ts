import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { markOutcome } from '@contract/iter/sales'
import { count, moment } from '@server/database/columns'

/** What somebody put into a slot, or found there when they counted. */
export const slotWorks = pgTable(
  'slot_works',
  {
    userId: uuid('user_id').notNull(),
    workId: uuid('work_id').notNull(),
    kind: text('kind').$type<'load' | 'count'>().notNull(),
    reason: text('reason').$type<'restocked' | 'counted' | 'expired' | 'lost'>().notNull(),
    machineId: count('machine_id').notNull(),
    slotNo: text('slot_no').notNull(),
    offlineGoodsId: count('offline_goods_id').notNull(),
    units: integer('units').notNull(),
    moved: integer('moved').notNull(),
    overtaken: boolean('overtaken').notNull(),
    expiresOn: date('expires_on'),
    doneAt: moment('done_at').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.workId] })],
)

/** A day of a slot: what its counter says came out, and what the book says. */
export const slotReconciliations = pgTable(
  'slot_reconciliations',
  {
    machineId: count('machine_id').notNull(),
    day: date('day').notNull(),
    slotNo: text('slot_no').notNull(),
    metered: integer('metered').notNull(),
    booked: integer('booked').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.machineId, table.day, table.slotNo] })],
)

export const operatorApplications = pgTable('operator_applications', {
  applicationId: uuid('application_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  machineId: count('machine_id').notNull(),
  words: text('words').notNull(),
  state: text('state').$type<'waiting' | 'approved' | 'refused'>().notNull(),
  reason: text('reason').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
})

/** Whether customers see how to reach an operator; the phone is that of the account. */
export const operatorContacts = pgTable('operator_contacts', {
  userId: uuid('user_id').primaryKey(),
  shown: boolean('shown').notNull(),
  hours: text('hours').notNull().default(''),
  changedAt: moment('changed_at').notNull(),
})

/** What an operator found out about an order that went wrong: it is settled with that. */
export const saleMarks = pgTable('sale_marks', {
  orderSn: text('order_sn').primaryKey(),
  machineId: count('machine_id').notNull(),
  outcome: text('outcome').$type<z.output<typeof markOutcome>>().notNull(),
  note: text('note').notNull(),
  userId: uuid('user_id').notNull(),
  markedAt: moment('marked_at').notNull(),
})
