import type { Telling } from '../telling'
import { openRecipient } from './recipient'

export const addressTelling: Telling = {
  addresses: {
    title: '收货地址',
    of: 'user_id',
    columns: ['province', 'city', 'district', 'created_at', 'deleted_at'],
    opened: {
      recipient: ({ recipient }, { config, userId }) =>
        openRecipient(config.dataKey, userId, recipient as Buffer),
    },
  },
  address_books: { untold: 'how many addresses there are' },
}
