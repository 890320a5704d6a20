import type { Seals } from '@server/database/rekey/sealed'
import { aboutPayer } from './payer'

export const paymentSeals: Seals = {
  tables: [
    {
      table: 'payments',
      keys: ['payment_no'],
      columns: { payer: { about: (row) => aboutPayer(`${row.payment_no}`) } },
    },
  ],
}
