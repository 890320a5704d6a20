import { eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import {
  moneyBack as moneyBackWords,
  type Order,
  type Orders,
  textOf,
  timelineOf,
} from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { grouped, yuan } from '../amount'
import { iterMachines as machines } from '../tables'
import { codeOf } from '../pickup/keep-order'
import { flow } from './flow'
import { goodsIdOf, machineIdOf, type MachineOrder, payOf, priceOf } from './machine-order'

interface Shown {
  machine: Pick<typeof machines.$inferSelect, 'machineSn' | 'name'> | undefined
  code: string
}

type Row = Out<'/tp5/api/OfflineOrder/list'>['list'][number]

export const presentChange = ({
  orderSn,
  state,
  reason,
}: Pick<Order, 'orderSn' | 'state' | 'reason'>) => ({
  order_sn: orderSn,
  state: state as Row['state'],
  state_text: textOf(flow.states.of(state), reason),
})

export function presentRow(order: MachineOrder, { machine, code }: Shown): Row {
  const { title, image, tint } = order.lines[0]
  return {
    ...presentChange(order),
    kind: order.kind as Row['kind'],
    machine_id: machineIdOf(order),
    machine_sn: machine?.machineSn ?? '',
    machine_name: machine?.name ?? '',
    slot_no: order.facts.slotNo,
    offline_goods_id: goodsIdOf(order),
    ...{ title, image, tint },
    pay: payOf(order),
    amount: priceOf(order),
    created_at: replyTime(order.createdAt),
    deadline_at: order.deadlineAt && replyTime(order.deadlineAt),
    pick_up_code: code,
    actions: [...flow.states.of(order.state).actions] as Row['actions'],
  }
}

export async function presentOrder(orders: Orders, db: Db, order: MachineOrder) {
  const [machine] = await db
    .select()
    .from(machines)
    .where(eq(machines.machineId, machineIdOf(order)))
  return {
    ...presentRow(order, { machine, code: await codeOf(db, order) }),
    address: [machine?.village, machine?.address].filter(Boolean).join(' '),
    latitude: machine?.latitude ?? null,
    longitude: machine?.longitude ?? null,
    fault: order.facts.fault,
    refund: await refundOf(orders, db, order),
    timeline: timelineOf(order, flow),
  }
}

async function refundOf(orders: Orders, db: Db, order: MachineOrder) {
  const [pay, amount] = [payOf(order), priceOf(order)]
  const { reason } = order
  const refunded = order.reached.refunded !== undefined
  if (pay === 'none' || (!refunded && reason !== 'fault' && reason !== 'silence')) return null
  if (pay === 'money') return moneyBack(orders, db, order)
  const what = pay === 'points' ? '积分' : '金币'
  return { done: flagOf(refunded), amount, text: `${grouped(amount)} ${what}已退回您的账户` }
}

/** The order is over before the money is back: that takes whoever took it a moment. */
async function moneyBack(orders: Orders, db: Db, order: MachineOrder) {
  const refunds = await orders.refundsOf(db, order)
  const done = Boolean(refunds[refunds.length - 1]?.doneAt)
  const text = `${yuan(order.money)} 元${done ? '已' : '正在'}按原支付方式退回`
  return {
    done: flagOf(done),
    amount: order.money,
    text: done ? text : `${text}，${moneyBackWords}`,
  }
}

const flagOf = (yes: boolean) => (yes ? (1 as const) : (0 as const))
