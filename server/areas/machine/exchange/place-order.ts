import { sql } from 'drizzle-orm'
import { debit } from '@server/areas/wallet/wallet'
import { compactTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import { findMachine, type MachineRow } from '../machines/machine-row'
import { findSlotGoods } from '../machines/slot-goods'
import { commandOrder } from '../orders/command-order'
import type { MachineOrder } from '../orders/find-order'
import { machineOrders } from '../tables'
import { boughtToday, countPurchase } from './purchases'
import { limitReason, reasonAgainst } from './eligibility'
import type { Pay } from './pay'
import { spendTicket } from './tickets'
import { takeUnit } from './units'

/** How long a unit is held for somebody who pays. */
export const unpaidSeconds = 5 * 60

interface Request {
  userId: string
  ticketId: string
  kind: 'exchange' | 'buy'
  now: Date
}

/**
 * Ticket, unit, limit, order and balance, in this order of locks. A refusal rolls back what was
 * done before it. With points or gold the machine is commanded at once, with money once it is paid.
 */
export async function placeOrder(tx: Db, { userId, ticketId, kind, now }: Request) {
  const ticket = await spendTicket(tx, { userId, ticketId, now })
  const { offlineGoodsId, pay, amount } = ticket
  if ((pay === 'money') !== (kind === 'buy')) throw new Refusal('ticketExpired')
  const unit = await takeUnit(tx, { offlineGoodsId, pay, amount, now })
  if (!unit) throw await reasonNow(tx, { userId, offlineGoodsId, pay, amount, now })
  if (!(await countPurchase(tx, { userId, offlineGoodsId, now }, unit.limit_per_day))) {
    throw limitReason(unit.limit_per_day, unit.limit_per_day) as Refusal
  }
  const order = await writeOrder(tx, {
    userId,
    kind,
    state: 'unpaid',
    machineId: unit.machine_id,
    slotNo: unit.slot_no,
    offlineGoodsId,
    title: unit.title,
    image: unit.image,
    tint: unit.tint,
    pay,
    amount,
    units: 1,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + unpaidSeconds * 1000),
  })
  if (pay === 'money') return { order, balance: null }
  const { title, orderSn } = order
  const entry = { userId, currency: pay, amount, orderSn, at: now }
  const balance = await debit(tx, { ...entry, from: 'exchange', title: `机器兑换 ${title}` })
  return { order: await commandOrder(tx, order, now), balance }
}

/** The digits are a serial times a number without a factor in common with the modulus. */
export async function writeOrder(
  tx: Db,
  order: Omit<typeof machineOrders.$inferInsert, 'orderSn'>,
): Promise<MachineOrder> {
  const serial = sql`lpad((nextval('machine_order_serial') * 48271 % 100000000)::text, 8, '0')`
  const [written] = await tx
    .insert(machineOrders)
    .values({ ...order, orderSn: sql`${`LM${compactTime(order.createdAt)}`} || ${serial}` })
    .returning()
  return written!
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
