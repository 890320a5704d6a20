import type { Telling } from '../telling'

export const accountTelling: Telling = {
  account_closings: { title: '注销申请', of: 'user_id', columns: ['asked_at', 'closes_at'] },
}
