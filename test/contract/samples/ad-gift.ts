import type { adGiftCalls } from '@contract/ad-gift'
import type { House } from '../../server/harness/openHouse'
import type { SamplesOf } from '../sample'
import { dayIn, newTask } from './advertiser'

const group = '/tp5/api/AdGift'

const gift = () => ({ title: '满 50 减 10 券', how: '结账时出示', valid_until: dayIn(60) })

/** A task of a draft that gives something beside. */
async function newGift(house: House, token: string) {
  const which = await newTask(house, token)
  await house.ask(`${group}/save`, { ...which, ...gift() }, { token })
  return which
}

const mine = { owner: 'advertiser', stranger: 'refused' } as const

export const samples: SamplesOf<typeof adGiftCalls> = {
  [`${group}/lists`]: {
    ...mine,
    input: async (house, token) => {
      const { campaign_id } = await newGift(house, token)
      return { campaign_id }
    },
  },
  [`${group}/save`]: {
    ...mine,
    input: async (house, token) => ({ ...(await newTask(house, token)), ...gift() }),
  },
  [`${group}/addCodes`]: {
    ...mine,
    input: async (house, token) => ({
      ...(await newGift(house, token)),
      codes: 'QX10-0001\nQX10-0002',
    }),
  },
  [`${group}/remove`]: { ...mine, input: newGift },
}
