import type { campaignOrderCalls } from '@contract/campaign-order'
import { demo } from '@server/database/demo'
import { drawn, newCampaign } from '../../server/campaign/campaigns'
import type { House } from '../../server/harness/openHouse'
import { verified } from '../../server/identity/verified'
import { nothing, type SamplesOf } from '../sample'
import { forgetUnpaid } from '../things'

async function orderBox(house: House, token: string, pay: 'points' | 'money') {
  const key = await newCampaign(house, drawn)
  return house.ask('/user/vip/makeVipOrder', { key, pay }, { token })
}

const paidBox = (house: House, token: string) => orderBox(house, token, 'points')
async function unpaidBox(house: House, token: string) {
  await forgetUnpaid(house)
  return orderBox(house, token, 'money')
}

export const samples: SamplesOf<typeof campaignOrderCalls> = {
  '/user/vip/makeVipOrder': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => {
      await forgetUnpaid(house)
      await verified(house, demo.newcomer)
      return { key: await newCampaign(house, drawn), pay: 'money' }
    },
  },
  '/tp5/api/Campaign/order': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ order_sn: (await paidBox(house, token)).order_sn }),
  },
  '/tp5/api/Campaign/orders': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Campaign/refund': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ order_sn: (await paidBox(house, token)).order_sn }),
  },
  '/tp5/api/Campaign/cancel': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ order_sn: (await unpaidBox(house, token)).order_sn }),
  },
  '/tp5/api/Campaign/open': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ order_sn: (await paidBox(house, token)).order_sn }),
  },
}
