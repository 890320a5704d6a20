import { cabinet } from '@/ui/illustrations/occasions/cabinet'
import { refused } from '@/ui/illustrations/occasions/refused'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import type { Scene } from '@/ui/illustrations/scene'
import type { MachineOrder, MachineOrderState } from './machine'
import { paidWords } from './machineWords'

export interface ShipmentWords {
  /** Without one the goods are there. */
  scene?: Scene
  title: string
  text: string
}

type Words = (order: MachineOrder) => ShipmentWords

const here = ({ machine_name, slot_no }: MachineOrder) => `${machine_name} 的 ${slot_no} 货道`

const back: Words = (order) => ({
  scene: refused,
  title: '没有出货，已退回',
  text: [order.fault, order.refund?.text].filter(Boolean).join('。'),
})

/** Why something went back that the machine has no part in. */
const notTheMachine: readonly string[] = ['已取消，已退回', '售后已退款']

const words: Record<MachineOrderState, Words> = {
  unpaid: () => ({
    scene: waiting,
    title: '等您付款',
    text: '货已为您留好，没付会自动取消。',
  }),
  kept: (order) => ({
    scene: waiting,
    title: '货留好了，等您来取',
    text: `到${here(order)}前，在机器上输入取货码，或者点“现在取货”。`,
  }),
  commanded: (order) => ({
    scene: cabinet,
    title: '机器正在开门',
    text: `${here(order)}马上就转，请在机器旁等一下。没出货会自动全额退回。`,
  }),
  delivering: (order) => ({
    scene: cabinet,
    title: '正在出货',
    text: `${here(order)}正在转，请留意取货口。没出货会自动全额退回。`,
  }),
  delivered: (order) => ({
    title: '已出货，请取走',
    text: `“${order.title}”在取货口，推开小门就能拿到。`,
  }),
  failed: back,
  timedOut: back,
  refunded: (order) =>
    !order.fault && notTheMachine.includes(order.state_text)
      ? { scene: refused, title: order.state_text, text: order.refund?.text ?? '' }
      : back(order),
  cancelled: (order) => ({ scene: refused, title: order.state_text, text: '没有扣您的钱和积分。' }),
  lateDelivered: (order) => ({
    scene: cabinet,
    title: '机器后来出了货',
    text: `${paidWords(order)}已退回给您，机器却又出了货，已经记下，会有人来核对。`,
  }),
}

/** What happens now, in words that say what to do. */
export const shipmentWords = (order: MachineOrder): ShipmentWords => words[order.state](order)

const underWay: readonly MachineOrderState[] = ['unpaid', 'kept', 'commanded', 'delivering']

export const isUnderWay = (state: MachineOrderState) => underWay.includes(state)
