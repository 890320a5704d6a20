import type { Named, Seals } from '@server/database/rekey/sealed'
import { aboutCode, hashOf } from './receive/codes'
import { aboutPhone } from './receive/receipt'

const ofPrize = (row: Named) => aboutCode(`${row.campaign_key}`, `${row.prize_key}`)

export const prizeSeals: Seals = {
  tables: [
    {
      table: 'campaign_receipts',
      keys: ['user_id', 'receipt_id'],
      boundTo: ['campaign_key', 'prize_key'],
      columns: {
        phone: { about: (row) => aboutPhone(`${row.user_id}`) },
        code: { about: ofPrize },
      },
    },
    {
      table: 'campaign_codes',
      keys: ['campaign_key', 'prize_key', 'position'],
      columns: { code: { about: ofPrize } },
      hashes: { code_hash: { of: 'code', hash: hashOf } },
    },
  ],
}
