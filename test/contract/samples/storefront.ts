import type { storefrontCalls } from '@contract/storefront'
import { ownPhone } from '@server/areas/auth/auth'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import { someForm } from '../../server/storefront/joining'
import { nothing, type SamplesOf } from '../sample'
import { readCaptcha, surroundings } from '../things'

/** Of the merchant of the demo. */
async function ofShop(house: House, what: string): Promise<number> {
  const { rows } = await house.database.pool.query<{ id: string }>(
    `select ${what} as id from storefronts
       join merchant_services using (merchant_id)
       join exchange_goods goods using (merchant_id)
     where storefronts.user_id = $1 and goods_key like 'shop-%' limit 1`,
    [demo.merchant.userId],
  )
  return Number(rows[0]!.id)
}

const shop = async (house: House) => ({ merchant_id: await ofShop(house, 'merchant_id') })

async function joining(house: House, token: string) {
  const { pool } = house.database
  await pool.query('delete from sms_codes')
  await pool.query('delete from merchant_applications where user_id = $1', [demo.consumer.userId])
  return someForm(house, token)
}

const phoneOfSomebody = async (house: House) => {
  const { userId } = await newPerson(house)
  return { userId, phone: await ownPhone(surroundings(house), userId) }
}

async function member(house: House, token: string) {
  const { userId, phone } = await phoneOfSomebody(house)
  await house.database.pool.query(`delete from merchant_staff where user_id <> all($1::uuid[])`, [
    [demo.merchant.userId, demo.otherMerchant.userId],
  ])
  await house.ask('/tp5/api/VillageEnter/addStaff', { phone }, { token })
  return { user_id: userId }
}

/** Nobody has asked for anything yet. */
async function changing(house: House) {
  await house.database.pool.query(`delete from shop_changes where state = 'asked'`)
  const place = { latitude: 30.3702, longitude: 120.0154 }
  return { name: '檐下咖啡馆', address: '清溪村东苑 3 号', ...place }
}

/** A shop that may go on: nothing else here buys of it. */
async function stopped(house: House) {
  const { rows } = await house.database.pool.query<{ merchant_id: number }>(
    `update merchants set stopped = '执照过期了' where merchant_key = 'car-wash' returning merchant_id`,
  )
  return { merchant_id: rows[0]!.merchant_id, stopped: 0 as const }
}

const own = { owner: 'merchant', stranger: 'own', input: nothing } as const
const ofHouse = { owner: 'house', stranger: 'own' } as const
const ofVisitor = { owner: 'visitor', stranger: 'own' } as const

export const samples: SamplesOf<typeof storefrontCalls> = {
  '/tp5/api/VillageEnter/options': { ...ofVisitor, input: nothing },
  '/tp5/api/VillageEnter/mine': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/VillageEnter/sendSms': { owner: 'consumer', stranger: 'own', input: readCaptcha },
  '/tp5/api/VillageEnter/enter': { owner: 'consumer', stranger: 'refused', input: joining },
  '/tp5/api/VillageEnter/page': { ...ofVisitor, input: nothing },
  '/tp5/api/VillageEnter/businessDetail': { ...ofVisitor, input: shop },
  '/tp5/api/Higirz/checkBuy': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ goods_id: await ofShop(house, 'goods_id') }),
  },
  '/tp5/api/VillageEnter/shop': own,
  '/tp5/api/VillageEnter/serviceLists': own,
  '/tp5/api/VillageEnter/packageLists': own,
  '/tp5/api/VillageEnter/saveService': {
    owner: 'merchant',
    stranger: 'refused',
    input: async (house) => ({
      ...{ service_id: await ofShop(house, 'service_id'), name: '手冲咖啡', price: 23_00 },
      listed: 1,
    }),
  },
  '/tp5/api/VillageEnter/savePackage': {
    owner: 'merchant',
    stranger: 'refused',
    input: async (house) => ({
      ...{ goods_id: await ofShop(house, 'goods_id'), title: '邻居套餐 5 次' },
      ...{ intro: '店里任选一份，五次', money: 75_00, uses: 5, valid_days: 180 },
      ...{ stock: 60, limit: 2, listed: 1 },
    }),
  },
  '/tp5/api/VillageEnter/saveShop': {
    owner: 'merchant',
    stranger: 'own',
    input: () => ({
      ...{ phone: '0571-86000301', intro: '村口的小咖啡馆', opens: '08:00', closes: '20:00' },
      open: 1,
    }),
  },
  '/tp5/api/VillageEnter/askChange': { owner: 'merchant', stranger: 'own', input: changing },
  '/tp5/api/VillageEnter/withdrawChange': {
    owner: 'merchant',
    stranger: 'refused',
    async input(house, token) {
      await house.ask('/tp5/api/VillageEnter/askChange', await changing(house), { token })
      return {}
    },
  },
  '/tp5/api/VillageEnter/staff': own,
  '/tp5/api/VillageEnter/addStaff': {
    owner: 'merchant',
    stranger: 'own',
    input: async (house) => ({ phone: (await phoneOfSomebody(house)).phone }),
  },
  '/tp5/api/VillageEnter/removeStaff': { owner: 'merchant', stranger: 'refused', input: member },
  '/tp5/api/VillageEnter/sales': own,
  '/tp5/api/VillageEnter/saleSums': own,
  '/tp5/api/VillageEnter/moves': own,
  '/tp5/api/VillageEnter/orders': own,
  '/tp5/api/VillageEnter/orderSums': own,
  '/tp5/api/VillageEnter/settlements': own,
  '/tp5/api/BusinessHelper/total': { ...ofHouse, input: nothing },
  '/tp5/api/BusinessHelper/list': { ...ofHouse, input: nothing },
  '/tp5/api/BusinessHelper/detail': { ...ofHouse, input: shop },
  '/tp5/api/BusinessHelper/stop': { ...ofHouse, input: stopped },
}
