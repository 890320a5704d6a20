import type { Telling } from '../telling'

export const merchantTelling: Telling = {
  merchants: { untold: 'a shop, of no person' },
  merchant_staff: { title: '所在的商家', of: 'user_id', columns: ['merchant_id'] },
}
