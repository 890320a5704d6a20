import type { reviewCalls } from '@contract/review'
import type { House } from '../../server/harness/openHouse'
import { newUpload } from '../../server/upload/pictures'
import type { SamplesOf } from '../sample'
import { newParcel } from '../things'

const group = '/tp5/api/GoodsReview'

async function received(house: House, token: string) {
  const order = await newParcel(house, token)
  await house.ask('/user/orderpoints/finish', order, { token })
  return order
}

async function newReview(house: House, token: string) {
  const { upload_id: pictures } = await newUpload(house, token, 'review')
  return { ...(await received(house, token)), stars: 5, words: '用了一周，很好用', pictures }
}

async function reviewed(house: House, token: string) {
  const review = await newReview(house, token)
  await house.ask(`${group}/write`, review, { token })
  const { order_sn } = review
  const { goods_id } = await house.ask(`${group}/mine`, { order_sn }, { token })
  return { order_sn, goods_id }
}

export const samples: SamplesOf<typeof reviewCalls> = {
  [`${group}/lists`]: {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => ({ goods_id: (await reviewed(house, token)).goods_id }),
  },
  [`${group}/mine`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ order_sn: (await reviewed(house, token)).order_sn }),
  },
  [`${group}/write`]: { owner: 'consumer', stranger: 'refused', input: newReview },
  [`${group}/delete`]: {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ order_sn: (await reviewed(house, token)).order_sn }),
  },
}
