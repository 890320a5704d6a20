import { and, eq } from 'drizzle-orm'
import { moveStock } from '@server/areas/machine/machine'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { slotWorks } from '../tables'
import { countedSince, movedSince } from './book-then'
import { lockSlot, noSlot } from './my-slot'

type Row = typeof slotWorks.$inferSelect
type Slot = NonNullable<Awaited<ReturnType<typeof lockSlot>>>

/** A step as the phone tells it; what the book makes of it follows. */
export type Work = Omit<Row, 'moved' | 'overtaken'>

/** What is older nobody remembers: the slot is counted again. */
const oldestDays = 30

/** Notes a step once, however often it is sent. */
export async function noteWork(tx: Db, told: Work) {
  const slot = await lockSlot(tx, told)
  const before = await findWork(tx, told)
  if (before && !isSame(before, told)) throw new Refusal('nonceReused')
  if (!slot) throw noSlot()
  const { moved, overtaken } = before ?? (await enter(tx, slot, inTime(told)))
  const now = before ? slot : { ...slot, stock: slot.stock + moved }
  const { stock, held, capacity } = now
  return { moved, overtaken: overtaken ? (1 as const) : (0 as const), stock, held, capacity }
}

async function enter(tx: Db, slot: Slot, work: Work) {
  const { offlineGoodsId, doneAt: at, workId: subject, userId } = work
  if (slot.offlineGoodsId !== offlineGoodsId) throw new Refusal('slotMoved')
  const overtaken = await countedSince(tx, { offlineGoodsId, at })
  const units = overtaken ? 0 : await differenceOf(tx, slot, work)
  // more than the book says has neither expired nor been lost
  const kind = work.kind === 'count' && units > 0 ? 'counted' : work.reason
  refuseWhatCannotBe(slot, units)
  if (!(await moveStock(tx, { offlineGoodsId, kind, units, subject, userId, at })))
    throw new Refusal('slotFull')
  const row = { ...work, reason: kind, moved: units, overtaken }
  const written = await tx.insert(slotWorks).values(row).onConflictDoNothing().returning()
  if (written.length === 0) throw new Refusal('nonceReused')
  return row
}

/** What was found is held against what the book said at that moment, not against today's. */
async function differenceOf(tx: Db, { stock, held }: Slot, work: Work): Promise<number> {
  if (work.kind === 'load') return work.units
  const since = await movedSince(tx, { ...work, at: work.doneAt })
  return work.units - (stock + held - since)
}

function refuseWhatCannotBe({ stock, held, capacity }: Slot, units: number): void {
  const room = capacity - stock - held
  if (units > 0 && units > room) {
    const words = room > 0 ? `最多还能放 ${room} 件` : '已经满了'
    throw new Refusal('slotFull', `货道装 ${capacity} 件，${words}`)
  }
  if (units < 0 && stock + units < 0)
    throw new Refusal(
      'slotHeld',
      `有 ${held} 件已经有人买下、还没出货，不能数到 ${held} 件以下。真没有了，等这些订单结束再数`,
    )
}

function inTime(work: Work): Work {
  const { doneAt, notedAt } = work
  if (doneAt.getTime() < notedAt.getTime() - oldestDays * dayMs)
    throw new Refusal('invalid', `这一步过了 ${oldestDays} 天，请重新盘点这个货道`)
  return doneAt > notedAt ? { ...work, doneAt: notedAt } : work
}

async function findWork(tx: Db, { userId, workId }: Work): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(slotWorks)
    .where(and(eq(slotWorks.userId, userId), eq(slotWorks.workId, workId)))
  return row
}

const named = ['kind', 'machineId', 'slotNo', 'offlineGoodsId', 'units'] as const

const isSame = (row: Row, told: Work): boolean => named.every((key) => row[key] === told[key])
