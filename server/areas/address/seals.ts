import type { Seals } from '@server/database/rekey/sealed'
import { aboutRecipient } from './recipient'

export const addressSeals: Seals = {
  tables: [
    {
      table: 'addresses',
      keys: ['address_id'],
      boundTo: ['user_id'],
      columns: { recipient: { about: (row) => aboutRecipient(`${row.user_id}`) } },
    },
  ],
}
