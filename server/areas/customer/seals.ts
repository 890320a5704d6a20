import type { DataKey } from '@server/database/data-key'
import type { Seals } from '@server/database/rekey/sealed'
import { aboutCustomer, type Contact, hashPhone } from './contact'

const hashOf = (key: DataKey, contact: string) =>
  hashPhone(key, (JSON.parse(contact) as Contact).phone)

export const customerSeals: Seals = {
  tables: [
    {
      table: 'reported_customers',
      keys: ['customer_id'],
      columns: { contact: { about: (row) => aboutCustomer(`${row.customer_id}`) } },
      hashes: { phone_hash: { of: 'contact', hash: hashOf } },
    },
  ],
}
