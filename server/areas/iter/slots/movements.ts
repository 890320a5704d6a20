import { desc, eq } from 'drizzle-orm'
import { type MovementKind, slotMovements } from '@server/areas/machine/machine'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'

const words: Record<MovementKind, string> = {
  sold: '卖出',
  given: '兑换取走',
  tested: '测试出货',
  doubted: '没说出没出货',
  cleared: '确认没出货',
  restocked: '补货',
  counted: '盘点',
  expired: '过期拿走',
  lost: '丢失损坏',
  removed: '撤下',
}

const shownMovements = 20

/** What went in and out of a slot since these goods stand in it, newest first. */
export async function lastMovements(db: Db, offlineGoodsId: number) {
  const rows = await db
    .select()
    .from(slotMovements)
    .where(eq(slotMovements.offlineGoodsId, offlineGoodsId))
    .orderBy(desc(slotMovements.movementNo))
    .limit(shownMovements)
  return rows.map(({ movementNo, kind, units, lies, happenedAt }) => ({
    movement_no: movementNo,
    kind,
    kind_text: words[kind],
    units,
    lies,
    at: replyTime(happenedAt),
  }))
}
