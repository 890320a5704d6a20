import type { machineCalls } from '@contract/machine'
import { balances } from '@server/areas/wallet/wallet'
import type { Context, HandlersOf } from '@server/call/handler'
import { findMachine } from '../machines/machine-row'
import { findSlotGoods, type InMachine } from '../machines/slot-goods'
import type { MachineOrder } from '../orders/find-order'
import { boughtToday } from './purchases'
import { reasonAgainst } from './eligibility'
import { type Pay, payOf } from './pay'
import { placeOrder } from './place-order'
import { issueTicket, ticketSeconds } from './tickets'

type Calls = Pick<
  typeof machineCalls,
  | '/tp5/api/ExchangeShop/OfflineGoods/checkExchange'
  | '/tp5/api/ExchangeShop/OfflineGoods/exchange'
  | '/tp5/api/OfflineOrder/checkOnlineCreate'
  | '/tp5/api/OfflineOrder/onlineCreate'
>

type Asked = Pick<Context<'/tp5/api/OfflineOrder/onlineCreate'>, 'db' | 'user' | 'now' | 'position'>

export const exchangeHandlers: HandlersOf<Calls> = {
  '/tp5/api/ExchangeShop/OfflineGoods/checkExchange': async (input, context) =>
    check(
      context,
      { machineId: input.machine_id, offlineGoodsId: input.offline_goods_id },
      payOf[input.exchange_type],
    ),

  '/tp5/api/ExchangeShop/OfflineGoods/exchange': async ({ ticket }, { db, user, now }) =>
    present(await placeOrder(db, { userId: user.userId, ticketId: ticket, kind: 'exchange', now })),

  '/tp5/api/OfflineOrder/checkOnlineCreate': async (input, context) =>
    check(context, { machineId: input.machine_id, offlineGoodsId: input.goods_id }, 'money'),

  '/tp5/api/OfflineOrder/onlineCreate': async ({ ticket }, { db, user, now }) =>
    present(await placeOrder(db, { userId: user.userId, ticketId: ticket, kind: 'buy', now })),
}

async function check(asked: Asked, place: InMachine, pay: Pay) {
  const { db, user, now } = asked
  const { userId } = user
  const machine = await findMachine(asked, place.machineId)
  const goods = await findSlotGoods(db, place)
  const balance = pay === 'money' ? null : (await balances(db, userId))[pay]
  const { offlineGoodsId } = place
  const bought = await boughtToday(db, { userId, offlineGoodsId, now })
  const reason = reasonAgainst({ machine, goods, pay, boughtToday: bought, balance })
  if (reason) throw reason
  const amount = goods[pay]
  const ticket = await issueTicket(db, { userId, offlineGoodsId, pay, amount, now })
  return { ticket, expire_seconds: ticketSeconds, machine, goods, pay, amount, balance }
}

const present = ({ order, balance }: { order: MachineOrder; balance: number | null }) => ({
  order_sn: order.orderSn,
  state: order.state,
  amount: order.amount,
  balance,
})
