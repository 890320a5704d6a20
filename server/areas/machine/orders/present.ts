import { eq } from 'drizzle-orm'
import { refundsOfOrder } from '@server/areas/payment/payment'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import { iterMachines as machines } from '../tables'
import { grouped, yuan } from '../amount'
import type { MachineOrder } from './find-order'
import { actionsOf, textOf } from './states'
import { timelineOf } from './timeline'

export const presentChange = ({ orderSn, state, reason }: MachineOrder) => ({
  order_sn: orderSn,
  state,
  state_text: textOf(state, reason),
})

export const presentRow = (order: MachineOrder, machineName: string) => ({
  ...presentChange(order),
  kind: order.kind,
  machine_id: order.machineId,
  machine_name: machineName,
  slot_no: order.slotNo,
  offline_goods_id: order.offlineGoodsId,
  title: order.title,
  image: order.image,
  tint: order.tint,
  pay: order.pay,
  amount: order.amount,
  created_at: replyTime(order.createdAt),
  deadline_at: order.deadlineAt && replyTime(order.deadlineAt),
  actions: actionsOf(order.state),
})

export async function presentOrder(db: Db, order: MachineOrder) {
  const [machine] = await db
    .select({ name: machines.name, village: machines.village, address: machines.address })
    .from(machines)
    .where(eq(machines.machineId, order.machineId))
  return {
    ...presentRow(order, machine?.name ?? ''),
    address: [machine?.village, machine?.address].filter(Boolean).join(' '),
    fault: order.fault,
    refund: await refundOf(db, order),
    timeline: timelineOf(order),
  }
}

async function refundOf(db: Db, order: MachineOrder) {
  const { pay, amount, reason, refundedAt } = order
  if (pay === 'none' || (!refundedAt && reason !== 'fault' && reason !== 'silence')) return null
  if (pay === 'money') return moneyBack(db, order)
  const what = pay === 'points' ? '积分' : '金币'
  return { done: flagOf(refundedAt), amount, text: `${grouped(amount)} ${what}已退回您的账户` }
}

/** The order is over before the money is back: that takes whoever took it a moment. */
async function moneyBack(db: Db, { userId, orderSn, amount }: MachineOrder) {
  const refunds = await refundsOfOrder(db, { userId, orderSn })
  const doneAt = refunds[refunds.length - 1]?.doneAt ?? null
  const text = `${yuan(amount)} 元${doneAt ? '已' : '正在'}按原支付方式退回`
  return { done: flagOf(doneAt), amount, text: doneAt ? text : `${text}，一般几分钟内到账` }
}

const flagOf = (at: Date | null) => (at ? (1 as const) : (0 as const))
