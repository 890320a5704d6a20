import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@server/database/columns'
import type { AgreementKey } from './document'

/** What people have said to which version, newest last. Rows are only ever added. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    userId: uuid('user_id').notNull(),
    acceptanceId: uuid('acceptance_id').notNull(),
    agreement: text('agreement').$type<AgreementKey>().notNull(),
    version: text('version').notNull(),
    said: text('said', { enum: ['accepted', 'withdrawn'] }).notNull(),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.acceptanceId] })],
)
