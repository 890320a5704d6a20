import type { holdingCalls } from '@contract/holding'
import { importCodes } from '@server/areas/holding/digital-codes'
import { merchantOf } from '@server/areas/merchant/merchant'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import type { SamplesOf } from '../sample'
import { newHolding, newOrder, someGoods } from '../things'

const worth = { face: 500, threshold: 2000, percent: 0, uses: 2, valid_days: 30 }

/** A coupon of the demo merchant's shop. */
async function newCoupon(house: House, token: string) {
  const merchantId = await merchantOf(house.database.db, demo.merchant.userId)
  return newHolding(house, token, { kind: 'coupon', merchantId, facts: { worth } })
}

async function newECode(house: House, token: string) {
  const facts = { worth: { ...worth, uses: 1 } }
  const { goods_id } = await someGoods(house, { kind: 'digital', facts })
  const list = { goodsId: goods_id, rightKey: '', codes: ['LJ-AAAA-BBBB', 'LJ-CCCC-DDDD'] }
  await importCodes(house.database.db, house.config.dataKey, list)
  const wanted = { goods_id, exchange_type: 1, number: 1 }
  const { ticket } = await house.ask('/tp5/api/ExchangeShop/check', wanted, { token })
  const { order_sn } = await house.ask('/tp5/api/ExchangeShop/exchange', { ticket }, { token })
  const done = await house.ask(
    '/tp5/api/ExchangeShop/Goods/exchangeSuccess',
    { order_sn },
    { token },
  )
  return { holding_id: done.holdings[0]! }
}

/** A right of a packet that can be received. */
async function newRight(house: House, token: string) {
  const right = { key: '01', name: '面包券', value: '满 20 减 5', kind: 'coupon' as const }
  const rights = [{ ...right, image: '/static/goods/snack.svg', worth, rules: [] }]
  const packet = await newHolding(house, token, { kind: 'vip', facts: { rights } })
  const detail = await house.ask('/tp5/api/ExchangeShop/UserExchange/detail', packet, { token })
  return { holding_id: detail.rights[0]!.holding_id }
}

async function newInvite(house: House) {
  const { token } = await newPerson(house, { points: 10 })
  const coupon = await newCoupon(house, token)
  const { invite_id } = await house.ask('/tp5/api/VipPackets/invite', coupon, { token })
  return { invite_id }
}

async function shownCode(house: House) {
  const { token } = await newPerson(house, { points: 10 })
  const coupon = await newCoupon(house, token)
  const { code } = await house.ask('/tp5/api/ExchangeShop/UserExchange/code', coupon, { token })
  return { code }
}

export const samples: SamplesOf<typeof holdingCalls> = {
  '/tp5/api/ExchangeShop/UserExchange/lists': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => {
      await newCoupon(house, token)
      return { state: 'usable' }
    },
  },
  '/tp5/api/ExchangeShop/UserExchange/detail': {
    owner: 'consumer',
    stranger: 'refused',
    input: newCoupon,
  },
  '/tp5/api/ExchangeShop/UserExchange/reveal': {
    owner: 'consumer',
    stranger: 'refused',
    input: newECode,
  },
  '/tp5/api/ExchangeShop/UserExchange/code': {
    owner: 'consumer',
    stranger: 'refused',
    input: newCoupon,
  },
  '/tp5/api/VillageEnter/readCode': { owner: 'merchant', stranger: 'refused', input: shownCode },
  '/tp5/api/VillageEnter/useCode': { owner: 'merchant', stranger: 'refused', input: shownCode },
  '/tp5/api/VipPackets/invite': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ ...(await newCoupon(house, token)), message: '请你喝咖啡' }),
  },
  '/tp5/api/VipPackets/takeBack': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const coupon = await newCoupon(house, token)
      await house.ask('/tp5/api/VipPackets/invite', coupon, { token })
      return coupon
    },
  },
  '/tp5/api/VipPackets/inviteDetail': { owner: 'visitor', stranger: 'own', input: newInvite },
  '/tp5/api/ExchangeShop/Goods/exchangeByInviteId': {
    owner: 'consumer',
    stranger: 'own',
    input: newInvite,
  },
  '/tp5/api/ExchangeShop/UserExchange/refund': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const terms = { refund: 'left', points: 3 } as const
      const coupon = await newHolding(house, token, { kind: 'coupon', ...terms, facts: { worth } })
      return { ...coupon, points: 3, gold: 0, money: 0 }
    },
  },
  '/tp5/api/VipPackets/checkReceiveRights': {
    owner: 'consumer',
    stranger: 'refused',
    input: newRight,
  },
  '/tp5/api/VipPackets/receiveRights': { owner: 'consumer', stranger: 'refused', input: newRight },
  '/tp5/api/ExchangeShop/UserRightsCenter/detail': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => {
      await newOrder(house, token, { kind: 'membership', facts: { worth: { ...worth, uses: 0 } } })
      return {}
    },
  },
}
