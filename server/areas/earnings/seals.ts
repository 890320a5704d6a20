import type { Seals } from '@server/database/rekey/sealed'
import { aboutPayee } from './payee'

export const earningsSeals: Seals = {
  tables: [
    {
      table: 'withdrawals',
      keys: ['withdrawal_no'],
      columns: { payee: { about: (row) => aboutPayee(`${row.withdrawal_no}`) } },
    },
  ],
}
