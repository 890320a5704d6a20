import { healthPurpose } from '@server/areas/health/health'
import type { Seals } from '@server/database/rekey/sealed'
import { aboutTongue } from './store'

export const healthTongueSeals: Seals = {
  tables: [
    {
      table: 'health_tongues',
      keys: ['tongue_id'],
      boundTo: ['user_id'],
      columns: {
        sealed: {
          about: (row) => aboutTongue(`${row.user_id}`, `${row.tongue_id}`),
          purpose: healthPurpose,
        },
      },
    },
  ],
}
