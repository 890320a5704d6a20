import type { settlingCalls } from '@contract/storefront/settling'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { pieceDays, piecesPage } from '@server/areas/holding/holding'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { workShop } from './find'
import { monthOf, settlesOn, spanOfMonth, stepsOf } from './months'
import { settleSentences } from './rules'
import { presentSettlement, settlementsOf } from './settle'

export const settlingHandlers: HandlersOf<typeof settlingCalls> = {
  '/tp5/api/VillageEnter/orders': async (input, { db, user, now }) => {
    const { cursor, month = monthOf(now) } = input
    const { merchantId } = (await workShop(db, user.userId)).front
    const found = await piecesPage(db, { merchantId, ...spanOfMonth(month) }, cursor)
    const names = await nicknames(
      db,
      found.list.map(({ redeemedBy }) => redeemedBy),
    )
    return {
      next: found.next,
      list: found.list.map((piece) => ({
        key: `${piece.holdingId} ${piece.codeWindow}`,
        title: piece.title,
        number: String(piece.number),
        amount: piece.amount,
        redeemed_at: replyTime(piece.redeemedAt),
        redeemed_by: maskName(names.get(piece.redeemedBy) ?? ''),
      })),
    }
  },

  '/tp5/api/VillageEnter/orderSums': async ({ month: asked }, { db, user, now }) => {
    const month = asked ?? monthOf(now)
    const { front } = await workShop(db, user.userId)
    const { merchantId } = front
    const days = await pieceDays(db, { merchantId, ...spanOfMonth(month) })
    const settled = (await settlementsOf(db, merchantId)).find((one) => one.month === month)
    return {
      ...stepsOf(month, { joinedAt: front.joinedAt, now }),
      pieces: days.reduce((sum, { pieces }) => sum + pieces, 0),
      amount: days.reduce((sum, { amount }) => sum + amount, 0),
      days,
      settled: settled ? presentSettlement(settled) : null,
      settles_on: settlesOn(month),
      rules: settleSentences,
    }
  },

  '/tp5/api/VillageEnter/settlements': async (_input, { db, user }) => {
    const { front } = await workShop(db, user.userId)
    const owner = front.ownerId === user.userId
    // what the shop was paid is its owner's affair
    const months = owner ? await settlementsOf(db, front.merchantId) : []
    return { list: months.map(presentSettlement), owner: owner ? 1 : 0 }
  },
}
