import type { Out } from '@contract/api'
import { amountOf, currencyOf, reasonWords, textOf } from '@server/areas/order/order'
import type { Pay } from '@server/areas/programme/programme'
import { replyTime } from '@server/calendar'
import { flow } from './flow'
import { campaignOf, type Order } from './order'
import { refundOf } from './refund'

type Shown = Out<'/user/vip/makeVipOrder'>
type Known = Out<'/tp5/api/Campaign/order'>

export function presentOrder(order: Order, now: Date): Shown {
  const { state, deadlineAt, money } = order
  return {
    order_sn: order.orderSn,
    state: state as Shown['state'],
    state_text: textOf(flow.states.of(state), order.reason),
    pay: payOf(order),
    amount: amountOf(order) + money,
    expires_at: deadlineAt && replyTime(deadlineAt),
    receipt_id: order.facts.receiptId ?? '',
    ...leftToDo(order, now),
  }
}

/** The same where it stands by itself, away from the page of its campaign. */
export function presentKnown(order: Order, now: Date): Known {
  const { title, image, tint } = order.lines[0]
  return {
    ...presentOrder(order, now),
    key: campaignOf(order),
    link: order.facts.link,
    ...{ title, image, tint },
    created_at: replyTime(order.createdAt),
  }
}

const payOf = (order: Order): Pay => (order.money > 0 ? 'money' : currencyOf(order))

function leftToDo(order: Order, now: Date): Pick<Shown, 'actions' | 'note'> {
  const { state, reason } = order
  if (state === 'unpaid') return { actions: ['pay', 'cancel'], note: '' }
  if (state === 'cancelled') return { actions: [], note: reasonWords(reason) }
  if (state === 'refunded') return { actions: [], note: '付的已经原路退回' }
  const refundable = refundOf(order, now)
  if (!refundable) return { actions: ['afterSale'], note: '' }
  const { until } = refundable
  return until
    ? { actions: ['refund', 'afterSale'], note: `没有用过的，${clock(until)}前可以全额退款` }
    : { actions: ['open', 'refund'], note: '没打开的盒子，随时可以全额退款' }
}

/** 11 月 23 日 23:59 */
function clock(at: Date): string {
  const text = replyTime(at)
  return `${Number(text.slice(5, 7))} 月 ${Number(text.slice(8, 10))} 日 ${text.slice(11, 16)} `
}
