import type { Telling } from '../telling'
import { openContact } from './contact'

export const storefrontTelling: Telling = {
  merchant_applications: {
    title: '商家入驻申请',
    of: 'user_id',
    columns: [
      'name',
      'kind',
      'address',
      'intro',
      'licence_no',
      'agreement_version',
      'state',
      'reason',
      'applied_at',
      'decided_at',
    ],
    opened: {
      contact: ({ application_id, contact }, { config }) =>
        openContact(config.dataKey, String(application_id), contact as Buffer | null),
    },
  },
  storefronts: {
    title: '我的店铺',
    of: 'user_id',
    columns: ['merchant_id', 'kind', 'intro', 'opens', 'closes', 'rest_days', 'joined_at'],
  },
  shop_changes: {
    title: '店铺改名改址',
    of: 'user_id',
    columns: [
      'former_name',
      'name',
      'former_address',
      'address',
      'state',
      'reason',
      'asked_at',
      'decided_at',
    ],
  },
  shop_stops: { untold: 'what people of the house decided about shops' },
  shop_moves: {
    title: '店铺营业和套餐上下架',
    of: 'user_id',
    columns: [
      ...['merchant_id', 'what', 'title', 'from_state', 'to_state', 'reason', 'created_at'],
    ],
  },
  merchant_settlements: {
    title: '店铺结算',
    of: 'user_id',
    columns: ['merchant_id', 'month', 'pieces', 'amount', 'settled_at'],
  },
}
