import type { catalogueCalls } from '@contract/catalogue'
import { nothing, type SamplesOf } from '../sample'
import type { House } from '../../server/harness/openHouse'
import { forgetUnpaid, someAddress, someGoods, someOrder } from '../things'

/** A packet that is sold for money alone. */
const somePacket = (house: House) =>
  someGoods(house, { kind: 'vip', points: 0, money: 990, facts: {} })

export const samples: SamplesOf<typeof catalogueCalls> = {
  '/tp5/api/ExchangeShop/Goods/categories': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeShop/Goods/lists': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ sort: 'points' }),
  },
  '/tp5/api/ExchangeShop/Goods/suggest': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ words: '大米' }),
  },
  '/tp5/api/ExchangeShop/Goods/detail': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ goods_id: (await someGoods(house)).goods_id }),
  },
  '/tp5/api/ExchangeShop/want': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({
      goods_id: (await someGoods(house, { stock: 0 })).goods_id,
      wanted: 1,
    }),
  },
  '/tp5/api/ExchangeShop/Goods/home': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeShop/check': {
    owner: 'consumer',
    stranger: 'own',
    input: (house) => someGoods(house),
  },
  '/tp5/api/ExchangeShop/sendSms': {
    owner: 'consumer',
    stranger: 'own',
    input: async ({ database }) => {
      await database.pool.query('delete from sms_codes')
      return {}
    },
  },
  '/tp5/api/ExchangeShop/exchange': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const wanted = await someGoods(house)
      const { ticket } = await house.ask('/tp5/api/ExchangeShop/check', wanted, { token })
      const { address_id } = await someAddress(house, token)
      return { ticket, address_id, note: '请放在门卫处' }
    },
  },
  '/tp5/api/VipPackets/checkBuy': {
    owner: 'consumer',
    stranger: 'own',
    input: somePacket,
  },
  '/tp5/api/VipPackets/buy': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      await forgetUnpaid(house)
      const wanted = await somePacket(house)
      const { ticket } = await house.ask('/tp5/api/VipPackets/checkBuy', wanted, { token })
      return { ticket }
    },
  },
  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': {
    owner: 'consumer',
    stranger: 'refused',
    input: someOrder,
  },
}
