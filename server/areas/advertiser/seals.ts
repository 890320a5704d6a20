import type { Seals } from '@server/database/rekey/sealed'
import { aboutContact } from './contact'

export const advertiserSeals: Seals = {
  tables: [
    {
      table: 'advertisers',
      keys: ['user_id'],
      columns: { contact: { about: (row) => aboutContact(`${row.user_id}`) } },
    },
  ],
}
