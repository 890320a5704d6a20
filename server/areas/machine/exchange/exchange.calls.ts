import type { Out, Parsed } from '@contract/api'
import type { exchangeCalls } from '@contract/machine/exchange'
import { currencyOf, issueTicket } from '@server/areas/order/order'
import type { Context, HandlersOf } from '@server/call/handler'
import type { Ports } from '../../area'
import type { InMachine } from '../machines/slot-goods'
import { priceOf } from '../orders/machine-order'
import type { HoldRequest } from './hold'
import { type Pay, payOf } from './pay'
import { waysOf } from './ways'
import { vending } from './vending'

type Asked = Pick<Context<'/tp5/api/OfflineOrder/onlineCreate'>, 'db' | 'user' | 'now' | 'position'>
type Placing = Parsed<'/tp5/api/OfflineOrder/onlineCreate'>
type Placed = Out<'/tp5/api/OfflineOrder/onlineCreate'>

export const exchangeHandlers = ({ orders }: Ports): HandlersOf<typeof exchangeCalls> => {
  /** With points or gold it goes on at once, with money once it is paid. */
  async function place({ db, user, now }: Asked, kind: HoldRequest['kind'], placing: Placing) {
    const { ticket: ticketId, take } = placing
    const order = await vending.hold(db, { userId: user.userId, ticketId, kind, take, now })
    const { state, left } = await orders.begin(db, order, now)
    const { orderSn: order_sn } = order
    const balance = left[currencyOf(order)] ?? null
    return { order_sn, state: state as Placed['state'], amount: priceOf(order), balance }
  }

  return {
    '/tp5/api/ExchangeShop/OfflineGoods/checkExchange': (input, context) => {
      const place = { machineId: input.machine_id, offlineGoodsId: input.offline_goods_id }
      return check(context, place, payOf[input.exchange_type])
    },

    '/tp5/api/ExchangeShop/OfflineGoods/exchange': (placing, context) =>
      place(context, 'exchange', placing),

    '/tp5/api/OfflineOrder/checkOnlineCreate': (input, context) => {
      const place = { machineId: input.machine_id, offlineGoodsId: input.goods_id }
      return check(context, place, 'money')
    },

    '/tp5/api/OfflineOrder/onlineCreate': (placing, context) => place(context, 'buy', placing),
  }
}

async function check({ db, user, now, position }: Asked, place: InMachine, pay: Pay) {
  const { userId } = user
  const offer = await vending.offer(db, { userId, place, pay, position, now })
  const { machine, goods, balance } = offer
  const ticket = await issueTicket(db, vending, offer, { userId, now })
  const expire_seconds = vending.ticketSeconds
  const ways = await waysOf(db, { userId, machineId: machine.machine_id, now })
  return { ticket, expire_seconds, machine, goods, pay, amount: goods[pay], balance, ...ways }
}
