import type { orderCalls } from '@contract/order'
import { nothing, type SamplesOf } from '../sample'
import { newOrder, newPackedOrder, newParcel, someAddress, someOrder } from '../things'

export const samples: SamplesOf<typeof orderCalls> = {
  '/tp5/api/ExchangeOrder/lists': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeOrder/search': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => {
      const { order_sn: words } = await someOrder(house, token)
      return { words }
    },
  },
  '/tp5/api/ExchangeOrder/waiting': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeOrder/detail': { owner: 'consumer', stranger: 'refused', input: someOrder },
  '/tp5/api/ExchangeOrder/cancel': {
    owner: 'consumer',
    stranger: 'refused',
    input: (house, token) => newOrder(house, token),
  },
  '/tp5/api/ExchangeOrder/askCancel': {
    owner: 'consumer',
    stranger: 'refused',
    input: newPackedOrder,
  },
  '/tp5/api/VipPackets/editAddress': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await newOrder(house, token)),
      address_id: (await someAddress(house, token)).address_id,
    }),
  },
  '/tp5/api/ExchangeOrder/logisticsInfo': {
    owner: 'consumer',
    stranger: 'refused',
    input: newParcel,
  },
  '/tp5/api/ExchangeOrder/extend': { owner: 'consumer', stranger: 'refused', input: newParcel },
  '/user/orderpoints/finish': { owner: 'consumer', stranger: 'refused', input: newParcel },
}
