import type { campaignCalls } from '@contract/campaign'
import { openCampaign as open } from '../../server/campaign/campaigns'
import { nothing, type SamplesOf } from '../sample'

const tabs = {
  modules: [
    {
      type: 'tabs',
      title: '分类',
      tabs: [
        { key: 'goods', text: '好物', find: { kind: 'goods' } },
        { key: 'coupon', text: '券', find: { kind: 'coupon' } },
      ],
    },
  ],
}

export const samples: SamplesOf<typeof campaignCalls> = {
  '/tp5/api/Campaign/detail': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house) }),
  },
  '/tp5/api/Campaign/receiveList': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Campaign/receiveCount': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Campaign/lists': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/Campaign/rule': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house) }),
  },
  '/tp5/api/Campaign/goodsList': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house, tabs), tab_key: 'goods' }),
  },
  '/tp5/api/Campaign/slider': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house) }),
  },
  '/tp5/api/Campaign/surplusNum': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house) }),
  },
  '/tp5/api/Campaign/total': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house) }),
  },
  '/tp5/api/Campaign/tabDownTime': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house) }),
  },
  '/tp5/api/Campaign/remind': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => {
      const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString()
      const period = { starts_at: inHours(5), ends_at: inHours(50) }
      return { key: await open(house, { period }), on: 1 }
    },
  },
  '/tp5/api/Campaign/click': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ key: await open(house), event: 'view' }),
  },
}
