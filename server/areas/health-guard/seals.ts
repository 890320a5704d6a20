import { healthPurpose } from '@server/areas/health/health'
import type { Seals } from '@server/database/rekey/sealed'
import { aboutAlert, aboutCheck } from './sealed'

export const healthGuardSeals: Seals = {
  tables: [
    {
      table: 'health_checks',
      keys: ['check_id'],
      columns: {
        sealed: { about: (row) => aboutCheck(`${row.check_id}`), purpose: healthPurpose },
      },
    },
    {
      table: 'health_alerts',
      keys: ['user_id', 'alert_id'],
      columns: {
        sealed: {
          about: (row) => aboutAlert(`${row.user_id}`, `${row.alert_id}`),
          purpose: healthPurpose,
        },
      },
    },
  ],
}
