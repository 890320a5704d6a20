import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import { earn } from '@server/areas/earnings/earnings'
import { piecesIn } from '@server/areas/holding/holding'
import { ofHouse } from '@server/areas/wallet/wallet'
import { businessDay, replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Storefront } from './find'
import { monthAfter, monthWords, settleableBefore, spanOfMonth } from './months'
import { merchantSettlementPieces, merchantSettlements, storefronts } from './tables'

/** Shops whose next month is over and has come to its settling day. */
export const isDue = (now: Date) =>
  and(isNotNull(storefronts.ownerId), lt(storefronts.nextMonth, settleableBefore(businessDay(now))))

/** A statement takes 65535 values, and a shop may redeem more in a month. */
const mostRows = 5000

/**
 * Pays for what was redeemed in the next month of a shop: row, pieces, income and the month that
 * follows are written together, so that a use is paid once. Call it with the shop locked.
 */
export async function settleNext(tx: Db, front: Storefront, name: string, at: Date): Promise<void> {
  const { merchantId, ownerId, nextMonth: month } = front
  if (ownerId === null) return
  const pieces = await piecesIn(tx, { merchantId, ...spanOfMonth(month) })
  await tx
    .update(storefronts)
    .set({ nextMonth: monthAfter(month) })
    .where(eq(storefronts.merchantId, merchantId))
  if (pieces.length === 0) return
  const amount = pieces.reduce((sum, piece) => sum + piece.amount, 0)
  await tx.insert(merchantSettlements).values({
    ...{ merchantId, month, userId: ownerId, pieces: pieces.length, amount, settledAt: at },
  })
  const rows = pieces.map(({ holdingId, codeWindow, amount: cents }) => ({
    ...{ holdingId, codeWindow, merchantId, month, amount: cents },
  }))
  for (let first = 0; first < rows.length; first += mostRows)
    await tx.insert(merchantSettlementPieces).values(rows.slice(first, first + mostRows))
  if (amount === 0) return
  await earn(tx, {
    ...{ userId: ownerId, source: 'shop', subject: `SH${merchantId}-${month}`, amount },
    title: `${name} ${monthWords(month)}核销结算`,
    ...{ from: ofHouse('bank'), settlesAt: null, at },
  })
}

type Settlement = typeof merchantSettlements.$inferSelect

export const settlementsOf = (db: Db, merchantId: number): Promise<Settlement[]> =>
  db
    .select()
    .from(merchantSettlements)
    .where(eq(merchantSettlements.merchantId, merchantId))
    .orderBy(desc(merchantSettlements.month))

export const presentSettlement = ({ month, pieces, amount, settledAt }: Settlement) => ({
  month,
  pieces,
  amount,
  settled_at: replyTime(settledAt),
})
