import { type Way } from '@server/areas/holding/holding'
import { type AfterSaleRule, flows, isFree, type Order } from '@server/areas/order/order'

const over = '订单已取消，不用再申请售后'

/** Where its owner gives it back alone, and else nobody does. */
const elsewhere: Record<Exclude<Way, 'parcel' | 'instant'>, string> = {
  returnable: '没用过的可以在订单里直接退，用着有问题请联系客服',
  refundable: '没用完的可以在卡券里直接退，用着有问题请联系客服',
  visit: '开始前 24 小时可以在订单里取消，其他问题请联系客服',
}

const ofParcel = ({ state }: Order): string => {
  if (state === 'shipped' || state === 'finished' || state === 'refunded') return ''
  if (state === 'cancelled') return over
  return `订单${flows.parcel.states.of(state).text as string}，可以直接取消订单`
}

/** What cannot be given back by a button: a person of the house looks at it. */
function ofRight(order: Order): string {
  if (order.state === 'cancelled') return over
  if (order.state === 'unpaid') return '订单还没有付款，可以直接取消'
  return isFree(order) ? '没有付过积分、金币或钱，没有可以退的' : ''
}

/** What can be done when something is wrong, by the way the goods came. */
export function afterSale(order: Order): AfterSaleRule {
  const way = order.flow as Way
  if (way === 'parcel') {
    const kinds = ['refund', 'return', 'exchange'] as const
    return { kinds, reasons: 'parcel', against: ofParcel(order) }
  }
  if (way !== 'instant') return { kinds: [], reasons: 'right', against: elsewhere[way] }
  const { finished } = order.reached
  const rule: AfterSaleRule = { kinds: ['refund'], reasons: 'right', against: ofRight(order) }
  return finished ? { ...rule, givenAt: new Date(finished) } : rule
}
