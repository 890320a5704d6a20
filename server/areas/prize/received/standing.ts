import { sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { holdingStateIn } from '@server/areas/holding/holding'
import { orderStateIn } from '@server/areas/order/order'
import type { Receipt } from '../receive/receipt'

type Shown = Out<'/tp5/api/Campaign/receiveList'>['list'][number]
export type Standing = Shown['standing']

const own = {
  userId: sql.raw('campaign_receipts.user_id'),
  holdingId: sql.raw('campaign_receipts.holding_id'),
  orderSn: sql.raw('campaign_receipts.order_sn'),
}

/** What has become of what was received: its own state first, then that of what it lies in. */
export const stateNow = (now: Date) => sql<string>`case
  when campaign_receipts.state = 'waiting' then 'address'
  when campaign_receipts.type in ('points', 'gold') then 'credited'
  when campaign_receipts.expires_at <= ${now} then 'expired'
  when campaign_receipts.type = 'code' then 'usable'
  else coalesce(
    ${holdingStateIn(own.userId, own.holdingId, now)},
    ${orderStateIn(own.userId, own.orderSn)}, 'finished')
end`

interface Told {
  standing: Standing
  text: string
}

/** How each of the states is told, and in which part of the list it stands. */
const told: Readonly<Record<string, Told>> = {
  address: { standing: 'waiting', text: '待填地址' },
  usable: { standing: 'usable', text: '可用' },
  waiting: { standing: 'usable', text: '待领取' },
  offered: { standing: 'usable', text: '转赠中' },
  paid: { standing: 'usable', text: '待发货' },
  shipped: { standing: 'usable', text: '运送中' },
  credited: { standing: 'over', text: '已到账' },
  finished: { standing: 'over', text: '已收到' },
  used: { standing: 'over', text: '已用完' },
  given: { standing: 'over', text: '已转赠' },
  expired: { standing: 'over', text: '已过期' },
  cancelled: { standing: 'over', text: '已取消' },
}

const other: Told = { standing: 'over', text: '已完成' }

export const tellNow = (state: string): Told => told[state] ?? other

const statesOf = (standing: Standing) =>
  Object.entries(told).flatMap(([state, { standing: its }]) => (its === standing ? [state] : []))

/** Whether it stands in this part; what is in none of the others is over. */
export const standsIn = (standing: Standing, now: Date) =>
  standing === 'over'
    ? sql`${stateNow(now)} <> all (${sql.param([...statesOf('waiting'), ...statesOf('usable')])})`
    : sql`${stateNow(now)} = any (${sql.param(statesOf(standing))})`

/** Where the thing itself is: what waits for an address is nowhere yet. */
export function thingOf(row: Receipt): Shown['thing'] {
  const { state, type, holdingId, orderSn, facts, receiptId } = row
  if (state === 'waiting') return { text: '填地址', link: '' }
  if (type === 'points' || type === 'gold')
    return { text: '看明细', link: `/exchangeShop/DataLog?type=${type}` }
  if (holdingId) return { text: '去使用', link: `/exchangeShop/holding/${holdingId}` }
  if (orderSn) return { text: '看物流', link: `/exchangeShop/OrderDetails/${orderSn}` }
  return { text: '看券码', link: `${facts.success}?receipt_id=${receiptId}` }
}
