import type { Seals } from '@server/database/rekey/sealed'
import { aboutApplication } from './contact'

export const storefrontSeals: Seals = {
  tables: [
    {
      table: 'merchant_applications',
      keys: ['application_id'],
      columns: { contact: { about: (row) => aboutApplication(`${row.application_id}`) } },
    },
  ],
}
