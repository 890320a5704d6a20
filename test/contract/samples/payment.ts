import type { paymentCalls } from '@contract/payment'
import type { House } from '../../server/harness/openHouse'
import type { SamplesOf } from '../sample'
import { newOrder } from '../things'

/** An order that waits for money. */
const newUnpaid = (house: House, token: string) =>
  newOrder(house, token, { kind: 'card', money: 990 })

export const samples: SamplesOf<typeof paymentCalls> = {
  '/tp5/api/OrderPay/gateway': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await newUnpaid(house, token)), way: 'h5' }),
  },
  '/tp5/api/OrderPay/detail': { owner: 'consumer', stranger: 'refused', input: newUnpaid },
}
