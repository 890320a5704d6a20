import type { Telling } from '../telling'

export const holdingTelling: Telling = {
  holdings: {
    title: '卡券和礼包',
    of: 'user_id',
    columns: [
      ...['holding_id', 'kind', 'title', 'state', 'order_sn', 'uses', 'uses_left'],
      ...['starts_at', 'expires_at', 'used_at', 'created_at'],
    ],
  },
  holding_uses: {
    title: '卡券使用',
    of: 'user_id',
    columns: ['holding_id', 'merchant_id', 'redeemed_at'],
  },
  holding_refunds: {
    title: '卡券退回',
    of: 'user_id',
    columns: [
      ...['holding_id', 'order_sn', 'parts_left', 'parts', 'points', 'gold', 'money'],
      ...['expired', 'created_at'],
    ],
  },
  holding_sales: {
    title: '买下的商家卡券',
    of: 'user_id',
    columns: [
      ...['holding_id', 'merchant_id', 'order_sn', 'title', 'points', 'gold', 'money', 'sold_at'],
    ],
  },
  holding_invites: {
    title: '转赠',
    of: 'user_id',
    columns: ['holding_id', 'message', 'state', 'accepted_at', 'expires_at', 'created_at'],
  },
  code_mistakes: { untold: 'an hour of wrong codes at a counter' },
  digital_codes: { untold: 'goods: the app shows them where they are kept' },
}
