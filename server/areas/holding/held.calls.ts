import { and, eq, inArray } from 'drizzle-orm'
import type { heldCalls } from '@contract/holding/held'
import { maskName, nicknameOf } from '@server/areas/auth/auth'
import { findOrder } from '@server/areas/order/order'
import { replyTime } from '@server/calendar'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { uuidShape } from '@server/database/uuid'
import { holdings } from './tables'
import { openCode } from './digital-codes'
import type { Holding } from './give'
import {
  actionsOf,
  findHolding,
  isHolding,
  lockHolding,
  presentHolding,
  rightsOf,
  stateOf,
  thingsOf,
} from './held'
import { openInviteFor } from './invites'
import { presentRefund, refundableOf, refundOfThing } from './refund-left'
import { merchantShown, usesOf } from './uses'
import { membershipsOf, readWallet, tallyWallet } from './wallet-tabs'

const pageSize = 20

export const heldHandlers: HandlersOf<typeof heldCalls> = {
  '/tp5/api/ExchangeShop/UserExchange/lists': async (input, { db, user, now }) => {
    const [before] = input.cursor ? readCursor('holdings', input.cursor, [textLike(uuidShape)]) : []
    const rows = await readWallet(db, {
      userId: user.userId,
      tab: input.state,
      kind: input.kind,
      before: before === undefined ? undefined : String(before),
      most: pageSize + 1,
      now,
    })
    const { list, next } = page(rows, pageSize, (row) => writeCursor('holdings', [row.holdingId]))
    return { list: await presentAll(db, user.userId, list, now), next }
  },

  '/tp5/api/ExchangeShop/UserExchange/detail': async (input, { db, user, config, now }) => {
    const holding = await findHolding(db, user.userId, input.holding_id)
    const rights = await rightsOf(db, holding)
    const seen = holding.secret && stateOf(holding, now) === 'used'
    return {
      ...presentHolding(holding, rights, now),
      order_sn: holding.orderSn,
      from: holding.givenBy ? maskName(await nicknameOf({ db }, holding.givenBy)) : '',
      rules: holding.facts.rules,
      code: seen ? openCode(config.dataKey, holding.goodsId, holding.secret!) : '',
      merchant: await merchantShown(db, holding.merchantId),
      sessions: holding.facts.sessions,
      rights: rights.map((right) => presentHolding(right, [], now)),
      uses: await usesOf(db, holding),
      invite: await openInviteOf(db, holding),
      ...(await wayBack(db, holding, now)),
    }
  },

  '/tp5/api/ExchangeShop/UserExchange/reveal': async (input, { db, user, config, now }) => {
    const holding = await lockHolding(db, user.userId, input.holding_id)
    if (!actionsOf(holding, [], now).includes('reveal')) throw new Refusal('notUsable')
    await db
      .update(holdings)
      .set({ state: 'used', usesLeft: 0, usedAt: now })
      .where(isHolding(user.userId, holding.holdingId))
    return { code: openCode(config.dataKey, holding.goodsId, holding.secret!) }
  },

  '/tp5/api/ExchangeShop/UserRightsCenter/detail': async (_input, { db, user, now }) => {
    const memberships = await membershipsOf(db, user.userId, now)
    const shown = await presentAll(db, user.userId, memberships, now)
    return { memberships: shown, ...(await tallyWallet(db, user.userId, now)) }
  },
}

/** What would go back of a thing, or went back of it. */
async function wayBack(db: Db, holding: Holding, now: Date) {
  const { userId, holdingId, orderSn, parentId } = holding
  const nothing = { refundable: null, refunded: null }
  if (!orderSn || parentId) return nothing
  if (holding.state === 'refunded') {
    const refunded = await refundOfThing(db, userId, holdingId)
    return { ...nothing, refunded: refunded && presentRefund(refunded) }
  }
  if (stateOf(holding, now) !== 'usable') return nothing
  const order = await findOrder(db, { userId, orderSn })
  if (order.flow !== 'refundable') return nothing
  return { ...nothing, refundable: refundableOf(order, await thingsOf(db, order), holdingId) }
}

async function presentAll(db: Db, userId: string, list: readonly Holding[], now: Date) {
  const packets = list.filter(({ kind }) => kind === 'vip').map(({ holdingId }) => holdingId)
  const rights =
    packets.length > 0
      ? await db
          .select()
          .from(holdings)
          .where(and(eq(holdings.userId, userId), inArray(holdings.parentId, packets)))
      : []
  return list.map((holding) => {
    const own = rights.filter(({ parentId }) => parentId === holding.holdingId)
    return presentHolding(holding, own, now)
  })
}

async function openInviteOf(db: Db, holding: Holding) {
  if (holding.state !== 'offered') return null
  const invite = await openInviteFor(db, holding)
  return invite && { invite_id: invite.inviteId, expires_at: replyTime(invite.expiresAt) }
}
