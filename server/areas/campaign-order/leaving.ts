import { countOrders } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Leaver, Leaving } from '../leaving'
import { seller } from './order'

async function openOrders(db: Db, { userId }: Leaver) {
  const open = await countOrders(db, { userId, seller, states: ['unpaid', 'paid'] })
  if (open === 0) return []
  return [
    {
      text: `有 ${open} 个活动订单还没完成`,
      way: '先到“活动订单”里付款、取消、打开或退款',
      link: '/campaignOrders',
    },
  ]
}

/** The orders themselves are those of the area of all orders. */
export const campaignOrderLeaving: Leaving = { obstacles: openOrders, tables: {} }
