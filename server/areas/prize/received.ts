import { and, eq, inArray, sql } from 'drizzle-orm'
import { holdingStateIn } from '@server/areas/holding/holding'
import { orderStateIn } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import { type Received, type Receiving, standingIn, tellNow } from '../received'
import type { Receipt } from './receive/receipt'
import { campaignReceipts } from './tables'

const own = {
  userId: sql.raw('campaign_receipts.user_id'),
  holdingId: sql.raw('campaign_receipts.holding_id'),
  orderSn: sql.raw('campaign_receipts.order_sn'),
}

/** What has become of what was received: its own state first, then that of what it lies in. */
const stateNow = (now: Date) => sql<string>`case
  when campaign_receipts.state = 'waiting' then 'address'
  when campaign_receipts.state = 'returned' then 'refunded'
  when campaign_receipts.type in ('points', 'gold') then 'credited'
  when campaign_receipts.expires_at <= ${now} then 'expired'
  when campaign_receipts.type = 'code' then 'usable'
  else coalesce(
    ${holdingStateIn(own.userId, own.holdingId, now)},
    ${orderStateIn(own.userId, own.orderSn)}, 'finished')
end`

/** Where the thing itself is: what waits for an address is nowhere yet. */
function thingOf(row: Receipt): Received['thing'] {
  const { state, type, holdingId, orderSn, facts, receiptId } = row
  if (state === 'waiting') return { text: '填地址', link: '' }
  if (type === 'points' || type === 'gold')
    return { text: '看明细', link: `/exchangeShop/DataLog?type=${type}` }
  if (holdingId) return { text: '去使用', link: `/exchangeShop/holding/${holdingId}` }
  if (orderSn) return { text: '看物流', link: `/exchangeShop/OrderDetails/${orderSn}` }
  return { text: '看券码', link: `${facts.success}?receipt_id=${receiptId}` }
}

function present(row: Receipt, state: string): Received {
  const { receiptId, facts, receivedAt, expiresAt } = row
  const { standing, text } = tellNow(state)
  return {
    key: receiptId,
    receipt_id: receiptId,
    from: facts.campaign,
    link: `${facts.success}?receipt_id=${receiptId}`,
    name: facts.name,
    value: facts.value,
    picture: facts.picture,
    tint: facts.tint,
    standing,
    state_text: text,
    thing: thingOf(row),
    received_at: replyTime(receivedAt),
    expires_at: expiresAt && replyTime(expiresAt),
  }
}

/** What campaigns gave, and are over as well. */
export const prizesReceived: Receiving = {
  source: 'prize',
  rows: ({ userId, now }) => sql`
    select receipt_id as id, date_trunc('milliseconds', received_at) as at,
      ${standingIn(sql.raw('its.state'))} as standing, campaign_key as campaign,
      null::text as bought, holding_id as thing, nullif(order_sn, '') as parcel
    from campaign_receipts, lateral (select ${stateNow(now)} as state) its
    where user_id = ${userId}`,
  async show({ db, userId, now }, ids) {
    const rows = await db
      .select({ receipt: campaignReceipts, state: stateNow(now) })
      .from(campaignReceipts)
      .where(
        and(eq(campaignReceipts.userId, userId), inArray(campaignReceipts.receiptId, [...ids])),
      )
    return new Map(rows.map(({ receipt, state }) => [receipt.receiptId, present(receipt, state)]))
  },
}
