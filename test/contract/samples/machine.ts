import type { machineCalls } from '@contract/machine'
import { newMachine, newSlot } from '../../server/machine/machines'
import type { House } from '../../server/harness/openHouse'
import type { SamplesOf } from '../sample'
import { forgetUnpaid } from '../things'

async function newGoods(house: House) {
  const { machineId } = await newMachine(house)
  const { offlineGoodsId } = await newSlot(house.database, machineId, { points: 1 })
  return { machine_id: machineId, offline_goods_id: offlineGoodsId }
}

async function newTicket(house: House, token: string) {
  const wanted = { ...(await newGoods(house)), exchange_type: 1 as const }
  const { ticket } = await house.ask('/tp5/api/ExchangeShop/OfflineGoods/checkExchange', wanted, {
    token,
  })
  return { ticket }
}

async function newExchange(house: House, token: string) {
  const ticket = await newTicket(house, token)
  const { order_sn } = await house.ask('/tp5/api/ExchangeShop/OfflineGoods/exchange', ticket, {
    token,
  })
  return { order_sn }
}

async function toBuy(house: House) {
  const { machine_id, offline_goods_id } = await newGoods(house)
  return { machine_id, goods_id: offline_goods_id }
}

async function newSaleTicket(house: House, token: string) {
  await forgetUnpaid(house)
  const wanted = await toBuy(house)
  const { ticket } = await house.ask('/tp5/api/OfflineOrder/checkOnlineCreate', wanted, { token })
  return { ticket }
}

async function newSale(house: House, token: string) {
  const ticket = await newSaleTicket(house, token)
  const { order_sn } = await house.ask('/tp5/api/OfflineOrder/onlineCreate', ticket, { token })
  return { order_sn }
}

async function newSlotToTest(house: House) {
  const { machineId, machineSn } = await newMachine(house)
  const { slotNo } = await newSlot(house.database, machineId, { stuck: true })
  return { machine_sn: machineSn, slot_no: slotNo }
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
  '/tp5/api/OfflineOrder/detail': { owner: 'consumer', stranger: 'refused', input: newSale },
  '/tp5/api/OfflineOrder/refund': { owner: 'consumer', stranger: 'refused', input: newExchange },
  '/tp5/api/MachineSlotTest/scan': {
    owner: 'operator',
    stranger: 'refused',
    input: newSlotToTest,
  },
}
