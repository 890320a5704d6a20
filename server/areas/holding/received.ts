import { and, eq, inArray, sql } from 'drizzle-orm'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import { type Received, type Receiving, standingIn, tellNow } from '../received'
import type { Holding } from './give'
import { stateOf } from './held'
import { holdings } from './tables'

function present(holding: Holding, giver: string | undefined, now: Date): Received {
  const { holdingId, title, image, tint, facts, createdAt, expiresAt } = holding
  const { standing, text } = tellNow(stateOf(holding, now))
  const link = `/exchangeShop/holding/${holdingId}`
  return {
    ...{ key: holdingId, receipt_id: '', link, name: title, value: facts.place ?? '' },
    from: giver === undefined ? '商城兑换' : `${maskName(giver)}送的`,
    ...{ picture: image, tint, standing, state_text: text },
    thing: { text: standing === 'usable' ? '去使用' : '去看看', link },
    received_at: replyTime(createdAt),
    expires_at: expiresAt && replyTime(expiresAt),
  }
}

/** Coupons, cards and codes, exchanged or given by a neighbour; what waits below a packet is told of there. */
export const holdingsReceived: Receiving = {
  source: 'holding',
  rows: ({ userId, now }) => sql`
    select holding_id as id, date_trunc('milliseconds', created_at) as at,
      ${standingIn(sql.raw('its.state'))} as standing, null::text as campaign,
      nullif(order_sn, '') as bought, null::uuid as thing, null::text as parcel
    from holdings, lateral (
      select case when holdings.state in ('usable', 'waiting') and expires_at <= ${now}
        then 'expired' else holdings.state end as state) its
    where user_id = ${userId} and parent_id is null`,
  async show({ db, userId, now }, ids) {
    const rows = await db
      .select()
      .from(holdings)
      .where(and(eq(holdings.userId, userId), inArray(holdings.holdingId, [...ids])))
    const givers = await nicknames(
      db,
      rows.flatMap(({ givenBy }) => givenBy ?? []),
    )
    return new Map(
      rows.map((row) => {
        const giver = row.givenBy ? (givers.get(row.givenBy) ?? '') : undefined
        return [row.holdingId, present(row, giver, now)] as const
      }),
    )
  },
}
