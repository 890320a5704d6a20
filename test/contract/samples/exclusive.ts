import type { exclusiveCalls } from '@contract/exclusive'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

/** Of those that the demo has for whom it is known who they are. */
async function known({ database }: House) {
  const { rows } = await database.pool.query<{ offer_id: string; goods_id: string }>(
    `update exclusive_offers set pieces = total, limit_per_user = 1000, points = 1
     where offer_key = 'known-neighbours' returning offer_id, goods_id`,
  )
  await database.pool.query('update exchange_stock set aside = 1000 where goods_id = $1', [
    rows[0]!.goods_id,
  ])
  return { offer_id: Number(rows[0]!.offer_id), goods_id: Number(rows[0]!.goods_id) }
}

async function wish(house: House, token: string) {
  const { offer_id } = await known(house)
  const { list } = await house.ask('/user/address/index', {}, { token })
  return { offer_id, address_id: list[0]!.address_id }
}

export const samples: SamplesOf<typeof exclusiveCalls> = {
  '/tp5/api/Exclusive/lists': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Exclusive/detail': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ goods_id: (await known(house)).goods_id }),
  },
  '/tp5/api/Exclusive/buy': { owner: 'consumer', stranger: 'refused', input: wish },
  '/tp5/api/Exclusive/log': { owner: 'consumer', stranger: 'own', input: nothing },
}
