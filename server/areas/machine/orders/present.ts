import { eq } from 'drizzle-orm'
import { machines } from '@server/areas/iter/iter'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
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
    refund: refundOf(order),
    timeline: timelineOf(order),
  }
}

function refundOf({ pay, amount, reason, refundedAt }: MachineOrder) {
  if (pay === 'none' || (!refundedAt && reason !== 'fault' && reason !== 'silence')) return null
  const text =
    pay === 'money'
      ? `${yuan(amount)} 元按原支付方式退回，一般几分钟内到账`
      : `${grouped(amount)} ${pay === 'points' ? '积分' : '金币'}已退回您的账户`
  return { done: refundedAt ? (1 as const) : (0 as const), amount, text }
}
