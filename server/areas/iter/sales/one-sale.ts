import { and, eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { nicknames, maskName } from '@server/areas/auth/auth'
import { openNoOf, spokenOf } from '@server/areas/after-sale/after-sale'
import { machineOnDuty } from '@server/areas/duty/duty'
import { lockMachineOrder, machineFlow, type MachineOrder } from '@server/areas/machine/machine'
import {
  findOrder,
  isFree,
  orders as orderTable,
  type Orders,
  priceWords,
  textOf,
  timelineOf,
} from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { marksFor, marksOf } from './marks'
import { outcomeOf, outcomeTexts } from './outcome'

export type Sale = Out<'/tp5/api/IterOrder/detail'>

interface Asking {
  db: Db
  user: { userId: string }
  now: Date
}

const unknown = () => new Refusal('notFound', '没有找到您机器上的这个订单')

async function ownerOf(db: Db, orderSn: string): Promise<{ userId: string; counter: string }> {
  const [row] = await db
    .select({ userId: orderTable.userId, counter: orderTable.counter, kind: orderTable.kind })
    .from(orderTable)
    .where(and(eq(orderTable.orderSn, orderSn), eq(orderTable.seller, 'machine')))
  if (!row || row.kind === 'test') throw unknown()
  return row
}

/** An order at a machine that the caller runs now; any other is as if it were not there. */
async function mine({ db, user, now }: Asking, orderSn: string) {
  const { userId, counter } = await ownerOf(db, orderSn)
  const of = { userId: user.userId, role: 'operator', now } as const
  const machine = await machineOnDuty(db, { machineId: Number(counter) }, of)
  if (!machine) throw unknown()
  return { machine, which: { userId, orderSn } }
}

export async function findSale(asking: Asking, orderSn: string) {
  const { machine, which } = await mine(asking, orderSn)
  const of = { ...which, seller: 'machine' } as const
  const order = await findOrder<MachineOrder['facts']>(asking.db, of)
  return { machine, order }
}

/** The same, held until the transaction ends. */
export async function lockSale(asking: Asking, orderSn: string) {
  const { machine, which } = await mine(asking, orderSn)
  return { machine, order: await lockMachineOrder(asking.db, which) }
}

type Found = Awaited<ReturnType<typeof findSale>>

export const factsOf = ({ state, reason, facts }: MachineOrder) =>
  outcomeOf({ state, reason, fault: facts.fault })

export async function presentSale(
  db: Db,
  orders: Orders,
  { machine, order }: Found,
): Promise<Sale> {
  const { userId, orderSn, facts, reached, points, gold, money } = order
  const outcome = factsOf(order)
  const mark = (await marksOf(db, [orderSn])).get(orderSn) ?? null
  const afterSale = await openNoOf(db, userId, orderSn)
  const { title, image, tint } = order.lines[0]
  const names = await nicknames(db, [userId])
  return {
    order_sn: orderSn,
    state: order.state,
    state_text: textOf(machineFlow.states.of(order.state), order.reason),
    machine_id: machine.machineId,
    machine_sn: machine.machineSn,
    machine_name: machine.name,
    slot_no: facts.slotNo,
    ...{ title, image, tint, points, gold, money },
    customer: maskName(names.get(userId) ?? ''),
    at: replyTime(reached.delivered ?? order.createdAt),
    outcome,
    outcome_text: outcomeTexts[outcome],
    fault: facts.fault,
    refund: await refundOf(db, orders, order),
    after_sale: afterSale,
    mark,
    actions: [
      ...((await mayRefund(db, order)) ? (['refund'] as const) : []),
      ...(mark ? [] : marksFor(outcome)),
    ],
    timeline: timelineOf(order, machineFlow),
  }
}

/** What is left of it with the house, and came out as far as the machine says. */
async function mayRefund(db: Db, order: MachineOrder): Promise<boolean> {
  if (order.state !== 'delivered' || isFree(order)) return false
  const { number } = await spokenOf(db, order.userId, order.orderSn)
  return number === 0 || (await openNoOf(db, order.userId, order.orderSn)) !== ''
}

async function refundOf(db: Db, orders: Orders, order: MachineOrder): Promise<Sale['refund']> {
  const back = order.money > 0 ? await orders.refundsOf(db, order) : []
  const whole = order.reached.refunded !== undefined
  if (!whole && back.length === 0) return null
  const done = back.every(({ doneAt }) => doneAt !== null)
  const cents = back.reduce((sum, { amount }) => sum + amount, 0)
  const what = whole ? priceWords(order).join(' 和 ') : `${(cents / 100).toFixed(2)} 元`
  return {
    done: done ? 1 : 0,
    by_itself: order.reached.delivered === undefined ? 1 : 0,
    text: `${what}${done ? '已退给顾客' : '正在退给顾客'}`,
  }
}
