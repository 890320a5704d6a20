import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { slotMovements } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import { slotWorks } from '../tables'

interface Then {
  offlineGoodsId: number
  at: Date
}

/** By how much the book has moved since then. */
export async function movedSince(tx: Db, { offlineGoodsId, at }: Then): Promise<number> {
  const [row] = await tx
    .select({ units: sql<number>`coalesce(sum(${slotMovements.units}), 0)::int` })
    .from(slotMovements)
    .where(and(eq(slotMovements.offlineGoodsId, offlineGoodsId), gt(slotMovements.happenedAt, at)))
  return row!.units
}

/** Whether somebody has looked into the slot since: what was done before is in what they found. */
export async function countedSince(tx: Db, { offlineGoodsId, at }: Then): Promise<boolean> {
  const works = await tx
    .select({ found: sql`true` })
    .from(slotWorks)
    .where(
      and(
        eq(slotWorks.offlineGoodsId, offlineGoodsId),
        eq(slotWorks.kind, 'count'),
        gt(slotWorks.doneAt, at),
      ),
    )
    .limit(1)
  if (works.length > 0) return true
  // a file that brings in stock is a count too
  const lines = await tx
    .select({ found: sql`true` })
    .from(slotMovements)
    .where(
      and(
        eq(slotMovements.offlineGoodsId, offlineGoodsId),
        inArray(slotMovements.kind, ['counted', 'expired', 'lost']),
        gt(slotMovements.happenedAt, at),
      ),
    )
    .limit(1)
  return lines.length > 0
}
