import type { invoiceCalls } from '@contract/invoice'
import type { House } from '../../server/harness/openHouse'
import { payFor } from '../../server/payment/pay-for'
import type { SamplesOf } from '../sample'
import { newOrder } from '../things'

const group = '/tp5/api/Invoice'

async function paid(house: House, token: string) {
  const order = await newOrder(house, token, { money: 500 })
  await payFor(house, { token }, order.order_sn)
  return order
}

const addressee = {
  kind: 'company' as const,
  title: '良渚邻里服务有限公司',
  tax_number: '91350100M000100Y43',
  email: 'kuaiji@example.com',
}

async function requested(house: House, token: string) {
  const wish = { ...(await paid(house, token)), ...addressee }
  const { invoice_no } = await house.ask(`${group}/request`, wish, { token })
  return { invoice_no }
}

export const samples: SamplesOf<typeof invoiceCalls> = {
  [`${group}/ask`]: { owner: 'consumer', stranger: 'refused', input: paid },
  [`${group}/lists`]: {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => {
      await requested(house, token)
      return {}
    },
  },
  [`${group}/request`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await paid(house, token)), ...addressee }),
  },
  [`${group}/cancel`]: { owner: 'consumer', stranger: 'refused', input: requested },
}
