import type { Leaving } from '../leaving'

export const salesLeaving: Leaving = {
  tables: { machine_customers: { gone: 'user_id' } },
}
