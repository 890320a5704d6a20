import {
  countPurchase,
  nothing,
  spendTicket,
  uncountPurchase,
  writeOrder,
} from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { findMachine, type MachineRow } from '../machines/machine-row'
import { findSlotGoods } from '../machines/slot-goods'
import { flow } from '../orders/flow'
import {
  type MachineFacts,
  type MachineOrder,
  payOf,
  priceOf,
  seller,
  type Take,
} from '../orders/machine-order'
import { dropCode } from '../pickup/keep-order'
import { refuseToKeepTooMuch } from '../pickup/keeping'
import { refuseFromAfar } from '../presence/standing'
import { boughtToday, limitReason, reasonAgainst } from './eligibility'
import type { Pay } from './pay'
import { dayOf, purchaseOf } from './purchase'
import { returnUnit, takeUnit } from './units'

/** How long a unit is held for somebody who pays. */
const unpaidSeconds = 5 * 60

export interface HoldRequest {
  userId: string
  ticketId: string
  kind: 'exchange' | 'buy'
  take: Take
  now: Date
}

/** Ticket, unit, place, limit and order, in this order of locks. A refusal rolls back what was done before it. */
export async function hold(tx: Db, { userId, ticketId, kind, take, now }: HoldRequest) {
  const spentWords = '这一件已经下单，请到机器订单里看'
  const asked = { userId, ticketId, now, spentWords }
  const ticket = await spendTicket(tx, { name: seller }, asked)
  const pay = payOf(ticket) as Pay
  if ((pay === 'money') !== (kind === 'buy')) throw new Refusal('ticketExpired')
  const offlineGoodsId = Number(ticket.item)
  const wanted = { offlineGoodsId, pay, amount: priceOf(ticket), now }
  const unit = await takeUnit(tx, wanted)
  if (!unit) throw await reasonNow(tx, { ...wanted, userId })
  if (take === 'later') await refuseToKeepTooMuch(tx, { userId, now })
  else await refuseFromAfar(tx, { userId, machineId: unit.machine_id, now })
  const { limit_per_day: limit, title, image, tint } = unit
  if (!(await countPurchase(tx, dayOf(userId, offlineGoodsId, now), limit))) {
    throw limitReason(limit, limit) as Refusal
  }
  const price = { ...nothing, [pay]: wanted.amount }
  return writeOrder<MachineFacts>(tx, {
    ...{ userId, seller, flow: 'machine', kind, state: 'unpaid', ...price },
    counter: String(unit.machine_id),
    facts: { slotNo: unit.slot_no, units: 1, fault: '', take },
    createdAt: now,
    deadlineAt: new Date(now.getTime() + unpaidSeconds * 1000),
    paidAt: pay === 'money' ? null : now,
    unpaid: flow.unpaid,
    lines: [{ item: ticket.item, title, image, tint, number: 1, ...price }],
  })
}

/** The order has been cancelled before any machine began with it. */
export async function release(tx: Db, order: MachineOrder) {
  await dropCode(tx, order)
  await returnUnit(tx, order)
  if (order.kind !== 'test') await uncountPurchase(tx, purchaseOf(order, order.createdAt))
}

interface Wanted {
  userId: string
  offlineGoodsId: number
  pay: Pay
  amount: number
  now: Date
}

/** Why the unit was not to be had: what the check would say by now, or that the price is another. */
async function reasonNow(tx: Db, { userId, offlineGoodsId, pay, amount, now }: Wanted) {
  const [slot] = await statement<Pick<MachineRow, 'machine_id'>>(
    tx,
    'machine_of_goods',
    'select machine_id from iter_slots where offline_goods_id = $1',
    [offlineGoodsId],
  )
  if (!slot) return new Refusal('offShelf', '这个货道换了别的商品，请回到机器页再选')
  const machine = await findMachine({ db: tx, now, position: null }, slot.machine_id)
  const goods = await findSlotGoods(tx, { machineId: slot.machine_id, offlineGoodsId })
  if (goods[pay] !== amount) return new Refusal('ticketExpired', '价格有变动，请返回商品页重新确认')
  const bought = await boughtToday(tx, { userId, offlineGoodsId, now })
  const reason = reasonAgainst({ machine, goods, pay, boughtToday: bought, balance: null })
  return reason ?? new Refusal('soldOut', '刚刚被别人取走了，请再看看')
}
