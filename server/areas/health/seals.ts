import type { Seals } from '@server/database/rekey/sealed'
import { aboutGuard } from './guards'
import { aboutPerson, aboutReadings, aboutSums, healthPurpose } from './sealed'

export const healthSeals: Seals = {
  tables: [
    {
      table: 'health_people',
      keys: ['user_id'],
      columns: {
        sealed: { about: (row) => aboutPerson(`${row.user_id}`), purpose: healthPurpose },
      },
    },
    {
      table: 'health_days',
      keys: ['user_id', 'day'],
      columns: {
        sums: { about: (row) => aboutSums(`${row.user_id}`, `${row.day}`), purpose: healthPurpose },
        readings: {
          about: (row) => aboutReadings(`${row.user_id}`, `${row.day}`),
          purpose: healthPurpose,
        },
      },
    },
    {
      table: 'health_guards',
      keys: ['user_id'],
      columns: {
        sealed: { about: (row) => aboutGuard(`${row.user_id}`), purpose: healthPurpose },
      },
    },
  ],
}
