import { eq } from 'drizzle-orm'
import type { In, Out, Path } from '@contract/api'
import { ports } from '@server/areas/assembled'
import { bind } from '@server/areas/auth/wechat'
import { driveRefunds } from '@server/areas/payment/give-back'
import { payments } from '@server/areas/payment/tables'
import { watchPayments } from '@server/areas/payment/watch'
import { createLog } from '@server/log'
import { newGoods } from '../catalogue/goods'
import { openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer, type Person } from '../harness/people'
import { seeToLate } from '../order/late'
import type { Notification } from './wechat-pay-fake'

type Goods = Parameters<typeof newGoods>[1]
type Way = In<'/tp5/api/OrderPay/gateway'>['way']

export const notifyPath = '/tp5/api/OrderPay/notify'

/** The server with a clock of the test's own, and what is done at a till. */
export async function openTill(env: Record<string, string> = {}) {
  let now = new Date()
  const house = await openHouse({ seeded: false, env, clock: () => now })
  const { database, config } = house
  const { db } = database
  const provider = house.providers.payment
  const log = createLog('silent')

  const sending = ({ token }: Pick<Person, 'token'>) => ({
    token,
    timestamp: Math.floor(now.getTime() / 1000),
  })
  const call = <P extends Path>(path: P, input: In<P>, person: Person) =>
    house.call(path, input, sending(person))
  const ask = <P extends Path>(path: P, input: In<P>, person: Person): Promise<Out<P>> =>
    house.ask(path, input, sending(person))

  return {
    house,
    database,
    provider,
    call,
    ask,
    now: () => now,
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),

    /** Somebody whom WeChat knows. */
    async buyer(purse: Parameters<typeof newBuyer>[1] = { points: 1000 }): Promise<Buyer> {
      const person = await newBuyer(house, purse)
      await database.transaction((tx) =>
        bind({ db: tx, config, now }, 'mini', `o-${person.userId}`, person.userId),
      )
      return person
    },

    goods: (given: Goods = {}) => newGoods(database, { money: 990, ...given }),

    /** An order that waits for money. */
    async order(person: Buyer, goodsId: number, type: 1 | 2 = 1): Promise<string> {
      const wish = { goods_id: goodsId, number: 1, exchange_type: type }
      const { ticket, needs } = await ask('/tp5/api/ExchangeShop/check', wish, person)
      const address = needs.address ? { address_id: person.addressId } : {}
      const form = { ticket, ...address }
      return (await ask('/tp5/api/ExchangeShop/exchange', form, person)).order_sn
    },

    open: (person: Buyer, order_sn: string, way: Way = 'h5') =>
      ask('/tp5/api/OrderPay/gateway', { order_sn, way }, person),
    detail: (person: Buyer, order_sn: string) =>
      ask('/tp5/api/OrderPay/detail', { order_sn }, person),
    cancel: (person: Buyer, order_sn: string) =>
      ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, person),
    points: async (person: Buyer) => (await ask('/user/Center/index', {}, person)).points,

    /** What the provider sends to us, and how it is answered. */
    async hear({ headers, body }: Notification) {
      const answer = await house.app.inject({
        method: 'POST',
        url: notifyPath,
        headers,
        payload: body,
      })
      return { status: answer.statusCode, code: answer.json<{ code: string }>().code }
    },

    cancelOverdue: () => seeToLate(house, now),
    watch: (asked = provider) =>
      watchPayments({ ...ports, database, provider: asked, clock: () => now, log }),
    refund: () => driveRefunds({ ...ports, database, provider, clock: () => now, log }),

    payment: async (paymentNo: string) =>
      (await db.select().from(payments).where(eq(payments.paymentNo, paymentNo)))[0]!,
    paymentsOf: (orderSn: string) =>
      db.select().from(payments).where(eq(payments.orderSn, orderSn)),
    /** Every row that money can change. */
    books: async () => {
      const tables = [
        'payments',
        'refunds',
        'payment_entries',
        'payment_incidents',
        'orders',
        'order_lines',
        'exchange_stock',
        'holdings',
        'wallet_entries',
      ]
      const rows = tables.map((table) =>
        database.pool.query<object>(`select * from ${table} order by 1, 2, 3`),
      )
      return (await Promise.all(rows)).map((result) => result.rows)
    },
    close: () => house.close(),
  }
}

export type Till = Awaited<ReturnType<typeof openTill>>
