import type { Order } from '@/parts/order/order'

type Name = Order['actions'][number]

interface ActionLook {
  text: string
  /** The one next step is primary; the others stand beside it. */
  kind: 'primary' | 'outline'
}

/** What stands in the bar of an order, in this order, while the server allows it. */
export const orderActions: readonly (ActionLook & { name: Name })[] = [
  { name: 'cancel', text: '取消订单', kind: 'outline' },
  { name: 'askCancel', text: '申请取消', kind: 'outline' },
  { name: 'review', text: '评价', kind: 'outline' },
  { name: 'logistics', text: '看物流', kind: 'outline' },
  { name: 'confirm', text: '确认收货', kind: 'primary' },
  { name: 'pay', text: '去付款', kind: 'primary' },
]
