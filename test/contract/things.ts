import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import { packOrder } from '@server/areas/order/order'
import { demo } from '@server/database/demo'
import { mixOfGoods, newGoods } from '../server/catalogue/goods'
import type { House } from '../server/harness/openHouse'
import { somePhone } from '../server/harness/request'
import { sendParcel } from '../server/order/parcels'

/** What rules ask for beside their question. */
export const surroundings = ({ config, database: { db } }: House) => ({
  config,
  db,
  now: new Date(),
})

/** Somebody new who has read the picture. */
export async function readCaptcha(house: House) {
  const { captchaId } = await offerCaptcha(surroundings(house))
  return {
    phone: somePhone(),
    captcha_id: captchaId,
    captcha_code: await house.sent(captchaId),
  }
}

type Goods = Parameters<typeof newGoods>[1]

export async function someGoods({ database }: House, given: Goods = {}) {
  const goods_id = await newGoods(database, { points: 1, stock: 1000, ...given })
  return { goods_id, exchange_type: await mixOfGoods(database, goods_id), number: 1 }
}

export async function someAddress(house: House, token: string) {
  const { list } = await house.ask('/user/address/index', {}, { token })
  const [address] = list
  if (!address) throw new Error('The owner has no address')
  return address
}

export async function someOrder(house: House, token: string) {
  const { list } = await house.ask('/tp5/api/ExchangeOrder/lists', {}, { token })
  const [order] = list
  if (!order) throw new Error('The owner has no order')
  return { order_sn: order.order_sn }
}

/** An order of the owner's, of goods made for it. */
export async function newOrder(house: House, token: string, goods: Goods = {}) {
  const wanted = await someGoods(house, goods)
  const { ticket } = await house.ask('/tp5/api/ExchangeShop/check', wanted, { token })
  const address = goods?.kind ? {} : { address_id: (await someAddress(house, token)).address_id }
  const { order_sn } = await house.ask(
    '/tp5/api/ExchangeShop/exchange',
    { ticket, ...address },
    { token },
  )
  return { order_sn }
}

/** One that a person of the house is packing. */
export async function newPackedOrder(house: House, token: string) {
  const { order_sn } = await newOrder(house, token)
  await house.database.transaction((tx) => packOrder(tx, order_sn, new Date()))
  return { order_sn }
}

export async function newParcel(house: House, token: string) {
  const { order_sn } = await newOrder(house, token)
  const { userId } = demo.consumer
  const parcel = { userId, orderSn: order_sn, at: new Date(), trackingNo: 'LJE202611210001' }
  await house.database.transaction((tx) => sendParcel(tx, parcel))
  return { order_sn }
}

/** Something in the owner's hands. */
export async function newHolding(house: House, token: string, goods: Goods) {
  const { order_sn } = await newOrder(house, token, goods)
  const { holdings } = await house.ask(
    '/tp5/api/ExchangeShop/Goods/exchangeSuccess',
    { order_sn },
    { token },
  )
  return { holding_id: holdings[0]! }
}

/** Nobody is held to what earlier samples have left unpaid, or given up. */
export const forgetUnpaid = ({ database }: House) =>
  database.pool.query(
    `update orders set state = 'cancelled', reason = 'soldOut', deadline_at = null
     where state in ('unpaid', 'cancelled')`,
  )

/** Nor to what earlier samples have left in a machine. */
export async function forgetKept({ database }: House) {
  await database.pool.query('delete from machine_pickups')
  await database.pool.query(
    `update orders set state = 'delivered', deadline_at = null where state = 'kept'`,
  )
}
