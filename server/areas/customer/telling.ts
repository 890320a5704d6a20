import type { Telling } from '../telling'

export const customerTelling: Telling = {
  customer_changes: {
    title: '我写的客户跟进',
    of: 'user_id',
    columns: ['customer_id', 'words', 'changed_at'],
  },
  reported_customers: {
    title: '我报备的客户',
    of: 'user_id',
    columns: ['name', 'kind', 'need', 'state', 'reported_at', 'protected_until'],
  },
}
