import type { In, Out } from '@contract/api'
import { approve, refuse } from '@server/areas/after-sale/decide'
import { ports } from '@server/areas/assembled'
import { openShop } from '../catalogue/shop'
import { giveMoneyBack } from '../payment/money-back'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Buyer, Person } from '../harness/people'
import { newMachine, newSlot } from '../machine/machines'
import { sendParcel } from '../order/parcels'
import { newUpload } from '../upload/pictures'

const group = '/tp5/api/OrderSaleService'
export const calls = {
  select: `${group}/applySelect`,
  list: `${group}/list`,
  detail: `${group}/detail`,
  apply: `${group}/apply`,
  cancel: `${group}/cancel`,
  message: `${group}/message`,
  sendBack: `${group}/sendBack`,
  receive: `${group}/receive`,
} as const

type Application = In<typeof calls.apply>
type State = Out<typeof calls.detail>['state']

interface Bought {
  number?: number
  points?: number
  money?: number
  stock?: number
  exchange_type?: 1 | 2
  gold?: number
}

const hours = 3600

/** The way of goods that were refused when they came back. */
const homeward: readonly string[] = ['rejected', 'toOwner', 'withOwner']

/** The exchange shop with those who look after what it has sold. */
export async function openCounter(env?: Record<string, string>) {
  const shop = await openShop(env)
  const { house } = shop
  const { database, config } = house
  const context = () => ({ ...ports, config, now: shop.now() })

  /** An order whose parcel is on its way. */
  async function shipped(person: Buyer, bought: Bought = {}) {
    const { number = 1, exchange_type = 1, ...goods } = bought
    const goodsId = await shop.goods(goods)
    const { order_sn, money } = await shop.exchange(person, goodsId, { number, exchange_type })
    if (money > 0) await shop.pay(person, order_sn)
    const trackingNo = `LJE${order_sn.slice(-12)}`
    const parcel = { userId: person.userId, orderSn: order_sn, at: shop.now(), trackingNo }
    await database.transaction((tx) => sendParcel(tx, parcel))
    return { order_sn, goodsId }
  }

  /** The same, in its owner's hands. */
  async function received(person: Buyer, bought: Bought = {}) {
    const order = await shipped(person, bought)
    await shop.ask('/user/orderpoints/finish', { order_sn: order.order_sn }, person)
    return order
  }

  /** What a machine has given. */
  async function fromMachine(person: Person, pay: 'points' | 'gold' = 'points') {
    const { machineId } = await newMachine(house, {
      operatorId: person.userId,
      lastSeenAt: shop.now(),
    })
    const slot = await newSlot(database, machineId)
    const exchange_type = pay === 'points' ? (1 as const) : (2 as const)
    const wanted = { machine_id: machineId, offline_goods_id: slot.offlineGoodsId, exchange_type }
    const path = '/tp5/api/ExchangeShop/OfflineGoods'
    const { ticket } = await shop.ask(`${path}/checkExchange`, wanted, person)
    const { order_sn } = await shop.ask(`${path}/exchange`, { ticket }, person)
    await database.pool.query(
      `update orders set state = 'delivered', deadline_at = null, received_at = $2,
         reached = reached || jsonb_build_object('delivered', $2::timestamptz)
       where order_sn = $1`,
      [order_sn, shop.now()],
    )
    return { order_sn }
  }

  const wishOf = (order_sn: string, given: Partial<Application> = {}): Application => ({
    order_sn,
    kind: 'refund',
    number: 1,
    reason: 'other',
    description: '和页面上说的不一样',
    ...given,
  })

  const tryApply = (person: Person, order_sn: string, given?: Partial<Application>) =>
    shop.call(calls.apply, wishOf(order_sn, given), person)

  async function apply(person: Person, order_sn: string, given?: Partial<Application>) {
    const wish = wishOf(order_sn, given)
    return (await shop.ask(calls.apply, wish, person)).after_sale_no
  }

  const decide = (no: string) => database.transaction((db) => approve({ ...context(), db }, no))
  const turnDown = (no: string, answer = '照片看不清') =>
    database.transaction((db) => refuse({ ...context(), db }, no, answer))
  const sendBack = (person: Person, after_sale_no: string, freight?: number) => {
    const parcel = { carrier: '邻集速运', tracking_no: 'SF1234567890', freight }
    return shop.call(calls.sendBack, { after_sale_no, ...parcel }, person)
  }

  return {
    ...shop,
    shipped,
    received,
    fromMachine,
    tryApply,
    apply,
    approve: decide,
    refuse: turnDown,
    sendBack,
    wishOf,
    picture: async (person: Person) =>
      (await newUpload(house, person.token, 'after-sale')).upload_id,
    detail: (person: Person, after_sale_no: string) =>
      shop.ask(calls.detail, { after_sale_no }, person),
    laterDays: (days: number) => shop.later(days * 24 * hours),

    /** An after-sale of these goods that has come so far. */
    async inState(person: Buyer, state: State) {
      const kind = state === 'resent' || state === 'finished' ? 'exchange' : 'return'
      const money = state === 'refunding' ? 500 : 0
      const { order_sn, goodsId } = await received(person, { money })
      const no = await apply(person, order_sn, { kind })
      if (state === 'refused') await turnDown(no)
      if (state === 'cancelled') await shop.ask(calls.cancel, { after_sale_no: no }, person)
      const on = ['applied', 'refused', 'cancelled'].includes(state) ? '' : state
      if (on) await decide(no)
      if (on === 'closed') {
        shop.later(8 * 24 * hours)
        await this.runJobs()
      }
      if (on && on !== 'agreed' && on !== 'closed') await sendBack(person, no)
      if (['refunding', 'refunded', 'resent', 'finished'].includes(on)) await decide(no)
      if (homeward.includes(on)) await turnDown(no)
      if (homeward.slice(1).includes(on)) await decide(no)
      if (on === 'finished' || on === 'withOwner')
        await shop.ask(calls.receive, { after_sale_no: no }, person)
      return { no, order_sn, goodsId }
    },

    /** As the server does it by itself, the money of refunds included. */
    async runJobs() {
      const now = shop.now()
      await giveMoneyBack(house, shop.now)
      await runJobs(house, jobsOf(config, 'after-sale'), now)
    },
  }
}

export type Counter = Awaited<ReturnType<typeof openCounter>>
