import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { mark, markOutcome } from '@contract/iter/sales'
import { nicknames } from '@server/areas/auth/auth'
import { foundInside, type MachineOrder } from '@server/areas/machine/machine'
import { replyTime } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { countedSince } from '../slots/book-then'
import { saleMarks } from '../tables'
import type { Outcome } from './outcome'

export type MarkOutcome = z.output<typeof markOutcome>
type Mark = z.output<typeof mark>

const texts: Record<MarkOutcome, string> = {
  found: '货还在货道里',
  taken: '货被拿走了',
  settled: '已经处理好',
}

/** What may be said of each: only where nobody knows is there something to be found. */
const sayable: Record<Outcome, readonly MarkOutcome[]> = {
  delivered: [],
  failed: ['settled'],
  unheard: ['settled'],
  unknown: ['found', 'taken', 'settled'],
  late: ['taken', 'settled'],
}

export const marksFor = (outcome: Outcome): readonly MarkOutcome[] => sayable[outcome]

export async function marksOf(db: Db, orderSns: readonly string[]): Promise<Map<string, Mark>> {
  if (orderSns.length === 0) return new Map()
  const rows = await db
    .select()
    .from(saleMarks)
    .where(inArray(saleMarks.orderSn, [...orderSns]))
  const names = await nicknames(
    db,
    rows.map(({ userId }) => userId),
  )
  return new Map(
    rows.map(({ orderSn, outcome, note, userId, markedAt }) => [
      orderSn,
      {
        ...{ outcome, note, text: texts[outcome] },
        by: names.get(userId) ?? '',
        at: replyTime(markedAt),
      },
    ]),
  )
}

interface Marking {
  machineId: number
  userId: string
  outcome: MarkOutcome
  is: Outcome
  note: string
  at: Date
}

/** Said once. What was found is in the book again, unless somebody has counted it meanwhile. */
export async function markOrder(tx: Db, order: MachineOrder, marking: Marking): Promise<void> {
  const { machineId, userId, outcome, is, note, at } = marking
  const { orderSn } = order
  const before = await tx.$count(saleMarks, eq(saleMarks.orderSn, orderSn))
  if (before > 0) throw new Refusal('orderMoved', '这一单已经有人处理过了，请刷新后再看')
  if (!marksFor(is).includes(outcome))
    throw new Refusal('orderMoved', `这一单不能记为“${texts[outcome]}”，请刷新后再看`)
  if (outcome === 'found') {
    const offlineGoodsId = Number(order.lines[0].item)
    const doubtedAt = new Date(order.reached.timedOut ?? order.createdAt)
    const counted = await countedSince(tx, { offlineGoodsId, at: doubtedAt })
    await foundInside(tx, order, { words: `运营查看：${texts.found}`, counted, at })
  }
  await tx.insert(saleMarks).values({ orderSn, machineId, outcome, note, userId, markedAt: at })
}
