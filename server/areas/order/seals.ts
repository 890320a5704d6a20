import { aboutRecipient } from '@server/areas/address/address'
import type { Seals } from '@server/database/rekey/sealed'

export const orderSeals: Seals = {
  tables: [
    {
      table: 'orders',
      keys: ['user_id', 'order_sn'],
      columns: { recipient: { about: (row) => aboutRecipient(`${row.user_id}`) } },
    },
    {
      table: 'order_wishes',
      keys: ['wish_id'],
      columns: { recipient: { about: (row) => aboutRecipient(`${row.user_id}`) } },
    },
  ],
}
