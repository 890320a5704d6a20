import type { Seals } from '@server/database/rekey/sealed'
import { aboutCode, hashOf } from './sealing'

export const adGiftSeals: Seals = {
  tables: [
    {
      table: 'ad_gift_codes',
      keys: ['task_id', 'position'],
      columns: { code: { about: (row) => aboutCode(row.task_id!) } },
      hashes: { code_hash: { of: 'code', hash: hashOf } },
    },
  ],
}
