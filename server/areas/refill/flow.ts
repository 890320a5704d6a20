import { defineFlow } from '@server/areas/order/order'

/** The way of goods from the supplier into a van: a table of the allowed moves. */
export const flow = defineFlow({
  states: {
    unpaid: {
      text: '待付款',
      next: ['paid', 'cancelled'],
      actions: ['pay', 'cancel'],
      late: 'cancel',
    },
    paid: { text: '待发货', next: ['shipped', 'cancelled'], actions: ['cancel'] },
    shipped: { text: '待收货', next: ['received'], actions: ['logistics', 'confirm'] },
    received: { text: '待入库', next: ['finished'], actions: ['logistics', 'put'] },
    finished: { text: '已入库', next: [], actions: ['logistics'] },
    cancelled: { text: '已取消', next: [], actions: [] },
  },
  steps: [
    { of: 'unpaid', text: '已下单' },
    { of: 'paid', text: '付款或记账成功，等仓库发货' },
    { of: 'shipped', text: '仓库已发货' },
    { of: 'received', text: '已点数收货' },
    { of: 'finished', text: '已入库，可以放进货道' },
    { of: 'cancelled', text: '已取消，已付的原路退回', once: true },
  ],
  given: { by: 'parcel', at: 'shipped' },
  received: 'received',
  unpaid: { openAtMost: 3, lapsesADay: 20, way: '先到采购订单里付款或取消' },
  ends: ['cancelled'],
})
