import type { Telling } from '../telling'

export const stewardTelling: Telling = {
  resident_looks: {
    title: '村管家看过我的信息',
    of: 'user_id',
    columns: ['village_id', 'what', 'reason', 'looked_at'],
  },
  steward_days: {
    title: '管家收入的依据',
    of: 'user_id',
    columns: ['village', 'day', 'money', 'stewards', 'carried', 'amount', 'booked_at'],
  },
}
