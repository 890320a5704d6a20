import type { machineCalls } from '@contract/machine'
import { demo } from '@server/database/demo'
import { newMachine, newSlot, standBefore } from '../../server/machine/machines'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'
import { forgetKept, forgetUnpaid } from '../things'

async function newGoods(house: House) {
  const { machineId } = await newMachine(house)
  const { offlineGoodsId } = await newSlot(house.database, machineId, { points: 1 })
  return { machine_id: machineId, offline_goods_id: offlineGoodsId }
}

/** Goods of a machine that the owner of the samples stands before. */
async function goodsHere(house: House) {
  const goods = await newGoods(house)
  const { userId } = demo.consumer
  await standBefore(house.database, { userId, machineId: goods.machine_id, now: new Date() })
  return goods
}

async function newTicket(house: House, token: string) {
  const wanted = { ...(await goodsHere(house)), exchange_type: 1 as const }
  const { ticket } = await house.ask('/tp5/api/ExchangeShop/OfflineGoods/checkExchange', wanted, {
    token,
  })
  return { ticket, take: 'now' as const }
}

async function newExchange(house: House, token: string) {
  const ticket = await newTicket(house, token)
  const { order_sn } = await house.ask('/tp5/api/ExchangeShop/OfflineGoods/exchange', ticket, {
    token,
  })
  return { order_sn }
}

async function toBuy(house: House) {
  const { machine_id, offline_goods_id } = await goodsHere(house)
  return { machine_id, goods_id: offline_goods_id }
}

async function newSaleTicket(house: House, token: string) {
  await forgetUnpaid(house)
  const wanted = await toBuy(house)
  const { ticket } = await house.ask('/tp5/api/OfflineOrder/checkOnlineCreate', wanted, { token })
  return { ticket, take: 'now' as const }
}

async function newSale(house: House, token: string) {
  const ticket = await newSaleTicket(house, token)
  const { order_sn } = await house.ask('/tp5/api/OfflineOrder/onlineCreate', ticket, { token })
  return { order_sn }
}

/** What waits in a machine for somebody who stands there by now. */
async function newKept(house: House, token: string) {
  await forgetKept(house)
  const taken = await newTicket(house, token)
  const path = '/tp5/api/ExchangeShop/OfflineGoods/exchange'
  const { order_sn } = await house.ask(path, { ...taken, take: 'later' }, { token })
  return { order_sn }
}

export const samples: SamplesOf<typeof machineCalls> = {
  '/tp5/api/ExchangeShop/selectMachine': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ keyword: '东苑', pay: 'points' }),
  },
  '/tp5/api/ExchangeShop/chooseMachine': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ machine_id: (await newMachine(house)).machineId }),
  },
  '/tp5/api/ExchangeShop/OfflineGoods/lists': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ machine_id: (await newGoods(house)).machine_id }),
  },
  '/tp5/api/ExchangeShop/OfflineGoods/detail': {
    owner: 'visitor',
    stranger: 'own',
    input: newGoods,
  },
  '/tp5/api/ExchangeShop/OfflineGoods/stand': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => {
      const { machineSn } = await newMachine(house)
      return { machine_sn: machineSn, latitude: 30.4, longitude: 120.05, accuracy: 12, age: 3 }
    },
  },
  '/tp5/api/OfflineOrder/pickUp': { owner: 'consumer', stranger: 'refused', input: newKept },
  '/tp5/api/ExchangeShop/OfflineGoods/checkExchange': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ ...(await newGoods(house)), exchange_type: 1 }),
  },
  '/tp5/api/ExchangeShop/OfflineGoods/exchange': {
    owner: 'consumer',
    stranger: 'refused',
    input: newTicket,
  },
  '/tp5/api/ExchangeShop/OfflineGoods/exchangeSuccess': {
    owner: 'consumer',
    stranger: 'refused',
    input: newExchange,
  },
  '/tp5/api/ExchangeShop/shipmentResult': {
    owner: 'consumer',
    stranger: 'refused',
    input: newExchange,
  },
  '/tp5/api/OfflineOrder/checkOnlineCreate': { owner: 'consumer', stranger: 'own', input: toBuy },
  '/tp5/api/OfflineOrder/onlineCreate': {
    owner: 'consumer',
    stranger: 'refused',
    input: newSaleTicket,
  },
  '/tp5/api/OfflineOrder/onlinePaySuccess': {
    owner: 'consumer',
    stranger: 'refused',
    input: newSale,
  },
  '/tp5/api/OfflineOrder/list': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => {
      await newExchange(house, token)
      return {}
    },
  },
  '/tp5/api/OfflineOrder/waiting': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/OfflineOrder/detail': { owner: 'consumer', stranger: 'refused', input: newSale },
  '/tp5/api/OfflineOrder/refund': { owner: 'consumer', stranger: 'refused', input: newExchange },
}
