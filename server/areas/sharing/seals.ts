import type { Seals } from '@server/database/rekey/sealed'
import { aboutLoan } from './loans'

export const sharingSeals: Seals = {
  tables: [
    {
      table: 'wechat_loans',
      keys: ['name'],
      columns: { sealed: { about: (row) => aboutLoan(`${row.name}`) } },
    },
  ],
}
