import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { invoiceKinds } from '@contract/invoice'
import { bytes, count, moment } from '@server/database/columns'
import type { InvoiceState } from './states'

export const invoices = pgTable(
  'invoices',
  {
    userId: uuid('user_id').notNull(),
    invoiceNo: text('invoice_no').notNull().unique(),
    orderSn: text('order_sn').notNull(),
    kind: text('kind').$type<(typeof invoiceKinds)[number]>().notNull(),
    addressee: bytes('addressee'),
    goods: text('goods').notNull(),
    amount: count('amount').notNull(),
    state: text('state').$type<InvoiceState>().notNull(),
    number: text('number').notNull().default(''),
    redNumber: text('red_number').notNull().default(''),
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    issuedAt: moment('issued_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.invoiceNo] })],
)
