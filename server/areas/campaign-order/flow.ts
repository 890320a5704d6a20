import { defineFlow } from '@server/areas/order/order'

/** What is bought in a campaign is given when it is paid, or waits in a box to be opened. */
export const flow = defineFlow({
  states: {
    unpaid: {
      text: '待付款',
      next: ['paid', 'done', 'cancelled'],
      actions: ['pay'],
      late: 'cancel',
    },
    paid: { text: '待打开', next: ['done', 'cancelled'], actions: [] },
    done: { text: '已完成', next: ['cancelled'], actions: [] },
    cancelled: { text: '已取消', next: ['refunded'], actions: [] },
    refunded: { text: '已退款', next: [], actions: [] },
  },
  steps: [],
  given: { by: 'grant', at: 'done' },
  unpaid: { openAtMost: 1, lapsesADay: 3, way: '先到“活动订单”里付款或取消' },
  received: 'done',
  refunded: 'refunded',
  ends: ['cancelled', 'refunded'],
})
