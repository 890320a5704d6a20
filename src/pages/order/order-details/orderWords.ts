import { costParts } from '@/parts/order/cost'
import type { Order } from '@/parts/order/order'
import { moneyBack, sending } from '@/parts/order/promises'
import { monthDayHour } from '@/format/date'
import type { Step } from '@/ui/steps/Steps'

interface Headline {
  title: string
  text: string
}

const ofParcel: Record<Order['state'], Headline> = {
  unpaid: { title: '还差一步付款', text: '超时没有付款会自动取消，扣的积分金币退回' },
  paid: { title: '换好了，正在备货', text: `${sending}，发货后在这里看物流` },
  packing: { title: '正在打包', text: '要取消或改地址，点下面申请，由客服处理' },
  shipped: { title: '已发货，在路上了', text: '收到后点一下确认收货' },
  finished: { title: '已完成', text: '东西用着好，再来换' },
  refunded: { title: '售后已退款', text: '已付的原路退回，进度在售后里看' },
  cancelled: { title: '已取消', text: '' },
}

const ofVisit: Partial<Record<Order['state'], Headline>> = {
  paid: { title: '报名成功，等您来', text: '到场出示券码就能进' },
  finished: { title: '活动已结束', text: '谢谢您来，下次再见' },
}

const ofRight: Partial<Record<Order['state'], Headline>> = {
  refunded: { title: '售后已退款', text: '已付的原路退回，卡券不能再用' },
}

const atOnce: Headline = { title: '已到账', text: '在卡券里随时可以看、可以用' }

/** How the order stands, in a sentence and what to do about it. */
export function headlineOf({ kind, state, cancelled_for }: Order): Headline {
  if (state === 'cancelled') return { title: '已取消', text: cancelled_for }
  if (kind === 'goods' || state === 'unpaid') return ofParcel[state]
  if (kind === 'course' || kind === 'match') return ofVisit[state] ?? ofParcel[state]
  return ofRight[state] ?? atOnce
}

const over: readonly Order['state'][] = ['finished', 'refunded', 'cancelled']

/** Nothing more happens to it. */
export const isOver = ({ state }: Order): boolean => over.includes(state)

export const stepsOf = (timeline: Order['timeline']): Step[] =>
  timeline.map(({ text, at, done }) => ({
    title: text,
    note: at ? monthDayHour(new Date(at)) : '还没到这一步',
    done: done === 1,
  }))

/** It was paid for in a campaign, whether or not that has gone back. */
export const isBought = ({ note }: Pick<Order, 'note'>): boolean => note.startsWith('活动购买')

type Sums = Pick<Order, 'points' | 'gold' | 'money' | 'state' | 'note' | 'bought'>

/** What comes back when it is cancelled, to the last point and cent. */
export function refundWords(order: Sums) {
  const { held, cash } = costParts(order.bought ?? order)
  if (!held && !cash) {
    if (order.note.startsWith('活动奖品')) return '这是活动奖品，取消后不会再发。'
    if (isBought(order)) return '付的已经退过了，取消后不会再发。'
    return '这项权益会回到卡券里，可以再领。'
  }
  const back = held ? `${held}马上退回余额` : ''
  if (!cash) return `${back}。`
  const paid =
    order.state === 'unpaid' ? `${cash} 还没付，不用付了` : `${cash} 原路退回，${moneyBack}`
  return [back, paid].filter(Boolean).join('，') + '。'
}
