import type { Seals } from '@server/database/rekey/sealed'
import { applicants, contacts, parties } from './sealed'

export const locationSeals: Seals = {
  tables: [
    {
      table: 'location_contacts',
      keys: ['contact_id'],
      columns: { sealed: { about: (row) => contacts.about(`${row.contact_id}`) } },
    },
    {
      table: 'location_contracts',
      keys: ['lead_id'],
      columns: { party: { about: (row) => parties.about(`${row.lead_id}`) } },
    },
    {
      table: 'location_partners',
      keys: ['application_id'],
      columns: { sealed: { about: (row) => applicants.about(`${row.application_id}`) } },
    },
  ],
}
