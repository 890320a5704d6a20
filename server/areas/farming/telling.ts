import type { Telling } from '../telling'

export const farmingTelling: Telling = {
  farming_signals: {
    title: '疑似批量作弊的记录',
    of: 'user_id',
    columns: ['campaign_key', 'kind', 'times', 'seen_at'],
  },
}
