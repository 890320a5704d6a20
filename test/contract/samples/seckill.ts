import type { seckillCalls } from '@contract/seckill'
import { wholePhone } from '@server/areas/auth/auth'
import { grantPieces } from '@server/areas/seckill/grant'
import { sellGranted } from '@server/areas/seckill/sell'
import { ports } from '@server/areas/assembled'
import type { House } from '../../server/harness/openHouse'
import { sweepNow } from '../../server/harness/jobs'
import { newBuyer } from '../../server/harness/people'
import { newSale } from '../../server/seckill/sales'
import { nothing, type SamplesOf } from '../sample'

const sale = (house: House, startsIn = -1800) =>
  newSale(house.database, { startsAt: new Date(Date.now() + startsIn * 1000), points: 1 })

const item = async (house: House) => ({ item_id: (await sale(house)).itemId })
const ahead = async (house: House) => ({ sale_id: (await sale(house, 1800)).sessionId })

async function wish(house: House, token: string) {
  const { item_id } = await item(house)
  const { list } = await house.ask('/user/address/index', {}, { token })
  return { item_id, address_id: list[0]!.address_id }
}

/** A place that is taken. */
async function taken(house: House, token: string) {
  const wanted = await wish(house, token)
  await house.ask('/tp5/api/ExchangeShop/OnlineSeckill/push', wanted, { token })
  return { item_id: wanted.item_id }
}

async function giving(house: House, token: string) {
  const neighbour = await newBuyer(house, {})
  const phone = await wholePhone({ db: house.database.db, config: house.config }, neighbour.userId)
  return { ...(await taken(house, token)), phone }
}

async function got(house: House, token: string) {
  const { item_id } = await taken(house, token)
  await sweepNow(house.database, grantPieces, new Date())
  await sweepNow(house.database, sellGranted(ports.orders), new Date())
  const path = '/tp5/api/ExchangeShop/OnlineSeckill/pushResult'
  const { order_sn } = await house.ask(path, { item_id }, { token })
  return { order_sn }
}

export const samples: SamplesOf<typeof seckillCalls> = {
  '/activity/GoodsActivity/getFlashSalesList': {
    owner: 'visitor',
    stranger: 'own',
    input: nothing,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/defaultTab': {
    owner: 'visitor',
    stranger: 'own',
    input: nothing,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/goods': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ sale_id: (await sale(house)).sessionId }),
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/detail': { owner: 'visitor', stranger: 'own', input: item },
  '/tp5/api/ExchangeShop/OnlineSeckill/checkExchange': {
    owner: 'consumer',
    stranger: 'own',
    input: item,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/push': {
    owner: 'consumer',
    stranger: 'refused',
    input: wish,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/pushResult': {
    owner: 'consumer',
    stranger: 'own',
    input: taken,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/leave': {
    owner: 'consumer',
    stranger: 'refused',
    input: taken,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/giveOtherUser': {
    owner: 'consumer',
    stranger: 'refused',
    input: giving,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/successPage': {
    owner: 'consumer',
    stranger: 'refused',
    input: got,
  },
  '/tp5/api/ExchangeShop/OnlineSeckill/log': { owner: 'consumer', stranger: 'own', input: nothing },
  '/activity/GoodsActivity/messageSubscribe': { owner: 'consumer', stranger: 'own', input: ahead },
  '/tp5/api/GoodsActivity/setScheduleTipRead': { owner: 'consumer', stranger: 'own', input: ahead },
  '/activity/GoodsActivity/messageUnsubscribe': {
    owner: 'consumer',
    stranger: 'own',
    input: ahead,
  },
}
