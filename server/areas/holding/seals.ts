import type { Named, Seals } from '@server/database/rekey/sealed'
import { aboutCode } from './digital-codes'

const about = (row: Named) => aboutCode(Number(row.goods_id))

export const holdingSeals: Seals = {
  tables: [
    {
      table: 'holdings',
      keys: ['user_id', 'holding_id'],
      boundTo: ['goods_id'],
      columns: { secret: { about } },
    },
    {
      table: 'digital_codes',
      keys: ['goods_id', 'right_key', 'position'],
      columns: { code: { about } },
    },
  ],
}
