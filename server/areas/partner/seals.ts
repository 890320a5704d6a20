import type { Seals } from '@server/database/rekey/sealed'
import { aboutSecret } from './secret'

export const partnerSeals: Seals = {
  tables: [
    {
      table: 'partners',
      keys: ['partner_key'],
      columns: { secret: { about: (row) => aboutSecret(`${row.partner_key}`) } },
    },
  ],
  passing: {
    'campaign_guests.phone_hash':
      'looked for under every key; a list is brought in again under the new one',
  },
}
