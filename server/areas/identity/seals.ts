import type { DataKey } from '@server/database/data-key'
import type { Seals } from '@server/database/rekey/sealed'
import { aboutPerson, hashIdNumber, type Person } from './person'

const hashOf = (key: DataKey, person: string) =>
  hashIdNumber(key, (JSON.parse(person) as Person).idNumber)

export const identitySeals: Seals = {
  tables: [
    {
      table: 'identities',
      keys: ['user_id'],
      columns: { sealed: { about: (row) => aboutPerson(`${row.user_id}`) } },
      hashes: { number_hash: { of: 'sealed', hash: hashOf } },
    },
  ],
}
