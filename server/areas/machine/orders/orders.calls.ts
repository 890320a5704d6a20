import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { machineCalls } from '@contract/machine'
import { balances } from '@server/areas/wallet/wallet'
import { page, readCursor, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { iterMachines as machines } from '../tables'
import { machineOrders } from '../tables'
import { cancelOrder } from './cancel-order'
import { findOrder, lockOrder } from './find-order'
import { presentChange, presentOrder, presentRow } from './present'
import { isOver } from './states'

const pageSize = 20

type Calls = Pick<
  typeof machineCalls,
  | '/tp5/api/ExchangeShop/OfflineGoods/exchangeSuccess'
  | '/tp5/api/ExchangeShop/shipmentResult'
  | '/tp5/api/OfflineOrder/onlinePaySuccess'
  | '/tp5/api/OfflineOrder/list'
  | '/tp5/api/OfflineOrder/detail'
  | '/tp5/api/OfflineOrder/refund'
>

export const orderHandlers: HandlersOf<Calls> = {
  '/tp5/api/ExchangeShop/OfflineGoods/exchangeSuccess': async ({ order_sn }, { db, user }) => {
    const order = await findOrder(db, user.userId, order_sn)
    const held = await balances(db, user.userId)
    const balance = order.pay === 'points' || order.pay === 'gold' ? held[order.pay] : null
    return { ...(await presentOrder(db, order)), balance }
  },

  '/tp5/api/ExchangeShop/shipmentResult': async ({ order_sn }, { db, user }) => {
    const order = await findOrder(db, user.userId, order_sn)
    return { ...presentChange(order), fault: order.fault, over: isOver(order.state) ? 1 : 0 }
  },

  '/tp5/api/OfflineOrder/onlinePaySuccess': async ({ order_sn }, { db, user }) =>
    presentOrder(db, await findOrder(db, user.userId, order_sn)),

  '/tp5/api/OfflineOrder/list': async (input, { db, user }) => {
    const { userId, orderSn, state, kind } = machineOrders
    const [before] = input.cursor
      ? readCursor('machine-orders', input.cursor, 1, /^LM\d{18,24}$/)
      : []
    const rows = await db
      .select({ order: machineOrders, name: machines.name })
      .from(machineOrders)
      .innerJoin(machines, eq(machines.machineId, machineOrders.machineId))
      .where(
        and(
          eq(userId, user.userId),
          ne(kind, 'test'),
          input.state && eq(state, input.state),
          before === undefined ? undefined : lt(orderSn, String(before)),
        ),
      )
      .orderBy(desc(orderSn))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, ({ order }) =>
      writeCursor('machine-orders', [order.orderSn]),
    )
    return { list: list.map(({ order, name }) => presentRow(order, name)), next }
  },

  '/tp5/api/OfflineOrder/detail': async ({ order_sn }, { db, user }) =>
    presentOrder(db, await findOrder(db, user.userId, order_sn)),

  '/tp5/api/OfflineOrder/refund': async ({ order_sn }, { db, user, now }) => {
    const order = await lockOrder(db, user.userId, order_sn)
    return presentChange(await cancelOrder(db, order, 'user', now))
  },
}
