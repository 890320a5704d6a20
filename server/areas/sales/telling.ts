import type { Telling } from '../telling'

export const salesTelling: Telling = {
  machine_customers: {
    title: '在售货机买过的',
    of: 'user_id',
    columns: ['machine_id', 'sold', 'money'],
  },
}
