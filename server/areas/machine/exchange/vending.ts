import {
  type AfterSaleRule,
  nothing,
  type Order,
  type Orders,
  type Seller,
  textOf,
} from '@server/areas/order/order'
import { balances } from '@server/areas/wallet/wallet'
import type { Context } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { findMachine } from '../machines/machine-row'
import { findSlotGoods, type InMachine } from '../machines/slot-goods'
import { commandOrder } from '../orders/command-order'
import { flow } from '../orders/flow'
import { seeToLate } from '../orders/late'
import { goodsIdOf, machineIdOf, type MachineOrder, seller } from '../orders/machine-order'
import { countBack } from '../orders/sale'
import { keepForLater } from '../pickup/keep-order'
import { standsBefore } from '../presence/standing'
import { boughtToday, reasonAgainst } from './eligibility'
import { hold, type HoldRequest, release } from './hold'
import type { Pay } from './pay'

interface Wish {
  userId: string
  place: InMachine
  pay: Pay
  position: Context['position']
  now: Date
}

/** Nobody can put anything back into a machine. */
const afterSale = (order: Order): AfterSaleRule => ({
  kinds: ['refund'],
  reasons: 'machine',
  against: reasonAgainstAfterSale(order),
})

/** Goods out of the slots of machines. */
export const vending = {
  name: seller,
  things: () => Promise.resolve(['slotGoods'] as const),
  flows: { machine: flow },
  /** Stock in a machine moves fast, and so does the person in front of it. */
  ticketSeconds: 300,
  titleOf: ({ lines: [{ title }] }) => `机器兑换 ${title}`,

  async offer(db: Db, { userId, place, pay, position, now }: Wish) {
    const { machineId, offlineGoodsId } = place
    const machine = await findMachine({ db, position, now }, machineId)
    const goods = await findSlotGoods(db, place)
    const balance = pay === 'money' ? null : (await balances(db, userId))[pay]
    const bought = await boughtToday(db, { userId, offlineGoodsId, now })
    const reason = reasonAgainst({ machine, goods, pay, boughtToday: bought, balance })
    if (reason) throw reason
    const price = { ...nothing, [pay]: goods[pay] }
    return { item: String(offlineGoodsId), number: 1, price, machine, goods, balance }
  },

  hold,
  release: (tx, order) => release(tx, order as MachineOrder),
  give: async (tx, order, at) => (await give(tx, order as MachineOrder, at)).state,
  paidBack: (tx, order, back, at) => countBack(tx, order as MachineOrder, back, at),
  late: (orders: Orders, tx, order, at) => seeToLate(orders, tx, order as MachineOrder, at),
  afterSale,
  told: (order) => ({
    kind: null,
    machine: { machine_id: machineIdOf(order), goods_id: goodsIdOf(order) },
  }),
} satisfies Seller<Wish, HoldRequest>

/** Who stands before the machine gets it; for all others, and who has left meanwhile, it is kept. */
async function give(tx: Db, order: MachineOrder, at: Date): Promise<MachineOrder> {
  const where = { userId: order.userId, machineId: machineIdOf(order), now: at }
  const here = order.facts.take === 'now' && (await standsBefore(tx, where))
  return here ? commandOrder(tx, order, at) : keepForLater(tx, order, at)
}

/** Where the machine gave nothing, everything goes back by itself. */
function reasonAgainstAfterSale({ kind, state, reason, reached }: Order): string {
  if (kind === 'test') return '货道测试没有售后'
  if (reached.delivered !== undefined) return ''
  if (state === 'kept') return '货还在机器里等您，不要了请取消订单，全额退回'
  const text = textOf(flow.states.of(state), reason)
  return state === 'unpaid' || state === 'commanded' || state === 'delivering'
    ? `订单${text}，请等机器有了结果再申请`
    : `订单${text}，不用再申请售后`
}
