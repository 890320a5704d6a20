import { open } from '@server/database/seal'
import type { Telling } from '../telling'
import { aboutPhone } from './receive/receipt'

export const prizeTelling: Telling = {
  campaign_entries: {
    title: '参加的活动',
    of: 'user_id',
    columns: ['campaign_key', 'lit', 'joined_at', 'ends_at'],
  },
  campaign_lights: { title: '为邻居点的灯', of: 'user_id', columns: ['day', 'lit_at'] },
  campaign_receipts: {
    title: '活动领取',
    of: 'user_id',
    columns: ['campaign_key', 'type', 'state', 'facts', 'amount', 'order_sn', 'received_at'],
    opened: {
      phone: ({ phone }, { config, userId }) =>
        open(config.dataKey, phone as Buffer, aboutPhone(userId)),
    },
  },
  campaign_codes: { untold: 'prizes: the app shows them where they were received' },
}
