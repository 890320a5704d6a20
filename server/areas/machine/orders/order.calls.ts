import { inArray } from 'drizzle-orm'
import type { orderCalls } from '@contract/machine/order'
import { countOrders, findOrder, listOrders, lockOrder } from '@server/areas/order/order'
import { balances } from '@server/areas/wallet/wallet'
import type { HandlersOf } from '@server/call/handler'
import type { Ports } from '../../area'
import { iterMachines as machines } from '../tables'
import { codesOf } from '../pickup/keep-order'
import { isOver, underWay } from './flow'
import { machineIdOf, type MachineFacts, payOf, seller } from './machine-order'
import { presentChange, presentOrder, presentRow } from './present'

export const orderHandlers = ({ orders }: Ports): HandlersOf<typeof orderCalls> => ({
  '/tp5/api/ExchangeShop/OfflineGoods/exchangeSuccess': async ({ order_sn }, { db, user }) => {
    const order = await findOrder<MachineFacts>(db, of(user, order_sn))
    const held = await balances(db, user.userId)
    const pay = payOf(order)
    const balance = pay === 'points' || pay === 'gold' ? held[pay] : null
    return { ...(await presentOrder(orders, db, order)), balance }
  },

  '/tp5/api/ExchangeShop/shipmentResult': async ({ order_sn }, { db, user }) => {
    const order = await findOrder<MachineFacts>(db, of(user, order_sn))
    return { ...presentChange(order), fault: order.facts.fault, over: isOver(order.state) ? 1 : 0 }
  },

  '/tp5/api/OfflineOrder/onlinePaySuccess': async ({ order_sn }, { db, user }) =>
    presentOrder(orders, db, await findOrder(db, of(user, order_sn))),

  '/tp5/api/OfflineOrder/list': async ({ cursor, state }, { db, user: { userId } }) => {
    const states = state && [state]
    const wanted = { userId, seller, cursor, states, notKind: 'test' } as const
    const { list, next } = await listOrders<MachineFacts>(db, wanted)
    const ids = list.map(machineIdOf)
    const known = await db.select().from(machines).where(inArray(machines.machineId, ids))
    const byId = new Map(known.map((machine) => [machine.machineId, machine]))
    const codes = await codesOf(db, userId)
    const shown = list.map((one) =>
      presentRow(one, { machine: byId.get(machineIdOf(one)), code: codes.get(one.orderSn) ?? '' }),
    )
    return { list: shown, next }
  },

  '/tp5/api/OfflineOrder/waiting': async (_input, { db, user: { userId } }) => ({
    under_way: await countOrders(db, { userId, seller, states: underWay, notKind: 'test' }),
  }),

  '/tp5/api/OfflineOrder/detail': async ({ order_sn }, { db, user }) =>
    presentOrder(orders, db, await findOrder(db, of(user, order_sn))),

  '/tp5/api/OfflineOrder/refund': async ({ order_sn }, { db, user, now }) => {
    const order = await lockOrder(db, of(user, order_sn))
    return presentChange(await orders.cancel(db, order, { reason: 'user', at: now }))
  },
})

const of = ({ userId }: { userId: string }, orderSn: string) =>
  ({ userId, orderSn, seller }) as const
