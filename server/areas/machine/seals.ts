import type { Seals } from '@server/database/rekey/sealed'
import { aboutOf } from './device/secret'

export const machineSeals: Seals = {
  tables: [
    {
      table: 'iter_machines',
      keys: ['machine_id'],
      columns: { device_secret: { about: (row) => aboutOf(Number(row.machine_id)) } },
    },
  ],
}
