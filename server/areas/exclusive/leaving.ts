import type { Leaving } from '../leaving'

export const exclusiveLeaving: Leaving = {
  tables: {
    exclusive_orders: { stays: 'which orders were of which offer: the order itself says whose' },
  },
}
