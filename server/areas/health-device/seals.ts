import { healthPurpose } from '@server/areas/health/health'
import type { Seals } from '@server/database/rekey/sealed'
import { aboutRri } from './rri/store'
import { aboutCode, aboutSecret } from './secret'

export const healthDeviceSeals: Seals = {
  tables: [
    {
      table: 'health_devices',
      keys: ['device_id'],
      columns: {
        code: { about: (row) => aboutCode(`${row.device_id}`) },
        secret: { about: (row) => aboutSecret(`${row.device_id}`) },
      },
    },
    {
      table: 'health_rris',
      keys: ['rri_id'],
      boundTo: ['user_id'],
      columns: {
        sealed: {
          about: (row) => aboutRri(`${row.user_id}`, `${row.rri_id}`),
          purpose: healthPurpose,
        },
      },
    },
  ],
}
