import type { Seals } from '@server/database/rekey/sealed'
import { aboutAddressee } from './addressee'

export const invoiceSeals: Seals = {
  tables: [
    {
      table: 'invoices',
      keys: ['user_id', 'invoice_no'],
      columns: { addressee: { about: (row) => aboutAddressee(`${row.user_id}`) } },
    },
  ],
}
