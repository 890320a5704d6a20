import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { exchangeGoods } from '@server/areas/catalogue/catalogue'
import { keepingMinutes, machines, slots } from '@server/areas/machine/machine'
import type { Price } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { seckillEntries, seckillItems, seckillSessions } from './tables'

export type Session = typeof seckillSessions.$inferSelect
export type Item = typeof seckillItems.$inferSelect
export type Entry = typeof seckillEntries.$inferSelect

type Goods = Pick<
  typeof exchangeGoods.$inferSelect,
  'title' | 'image' | 'tint' | 'intro' | 'details' | 'ways'
>

interface Machine {
  machine_id: number
  name: string
  address: string
  /** So long it is kept there for who got it. */
  minutes: number
}

/** What is sold: goods that are posted, or what lies in a slot of a machine. */
interface Thing extends Goods {
  machine: Machine | null
  /** Whether a piece can be had now. */
  ready: boolean
}

export interface Found {
  item: Item
  session: Session
  goods: Thing
}

const none = { points: 0, gold: 0, money: 0 }

const rowsOf = (db: Db, which: SQL | undefined) =>
  db
    .select({
      item: seckillItems,
      session: seckillSessions,
      goods: {
        title: exchangeGoods.title,
        image: exchangeGoods.image,
        tint: exchangeGoods.tint,
        intro: exchangeGoods.intro,
        details: exchangeGoods.details,
        ways: exchangeGoods.ways,
      },
      slot: slots,
      machine: machines,
    })
    .from(seckillItems)
    .innerJoin(seckillSessions, eq(seckillSessions.sessionId, seckillItems.sessionId))
    .leftJoin(exchangeGoods, eq(exchangeGoods.goodsId, seckillItems.goodsId))
    .leftJoin(slots, eq(slots.offlineGoodsId, seckillItems.offlineGoodsId))
    .leftJoin(machines, eq(machines.machineId, slots.machineId))
    .where(which)
    .orderBy(asc(seckillItems.itemId))

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Nothing where the slot holds other goods by now. */
function thingOf({ goods, slot, machine }: Row): Thing | null {
  if (goods) return { ...goods, machine: null, ready: true }
  if (!slot || !machine) return null
  const { title, image, tint, intro, points, gold, money } = slot
  const ways: Price[] = [
    { ...none, points },
    { ...none, gold },
    { ...none, money },
  ].filter((way) => way.points + way.gold + way.money > 0)
  const { machineId, name, address } = machine
  return {
    ...{ title, image, tint, intro, details: [], ways },
    machine: { machine_id: machineId, name, address, minutes: keepingMinutes },
    ready: !slot.stuck && !slot.hidden,
  }
}

async function found(db: Db, which: SQL | undefined): Promise<Found[]> {
  const rows = await rowsOf(db, which)
  return rows.flatMap((row) => {
    const goods = thingOf(row)
    return goods ? [{ item: row.item, session: row.session, goods }] : []
  })
}

export const itemsOf = (db: Db, sessionId: number) =>
  found(db, eq(seckillItems.sessionId, sessionId))

/** By their numbers. */
export async function itemsIn(db: Db, itemIds: readonly number[]): Promise<Map<number, Found>> {
  if (itemIds.length === 0) return new Map()
  const all = await found(db, inArray(seckillItems.itemId, [...itemIds]))
  return new Map(all.map((one) => [one.item.itemId, one]))
}

export async function findItem(db: Db, itemId: number): Promise<Found> {
  const [row] = await found(db, eq(seckillItems.itemId, itemId))
  if (!row) throw new Refusal('notFound', '没有这件秒杀商品，看看别的吧')
  return row
}

const isOf = (itemId: number, userId: string) =>
  and(eq(seckillEntries.itemId, itemId), eq(seckillEntries.userId, userId))

export async function entryOf(db: Db, itemId: number, userId: string): Promise<Entry | undefined> {
  const [entry] = await db.select().from(seckillEntries).where(isOf(itemId, userId))
  return entry
}

export async function lockEntry(tx: Db, itemId: number, userId: string) {
  const [entry] = await tx.select().from(seckillEntries).where(isOf(itemId, userId)).for('update')
  return entry
}

/** What nobody has ordered, as it is now. */
export async function piecesOf(db: Db, itemId: number): Promise<number> {
  const [item] = await db
    .select({ pieces: seckillItems.pieces })
    .from(seckillItems)
    .where(eq(seckillItems.itemId, itemId))
  return item?.pieces ?? 0
}

/** How many stand before somebody who waits. */
export const aheadOf = (db: Db, { itemId, place }: Entry): Promise<number> =>
  db.$count(
    seckillEntries,
    and(
      eq(seckillEntries.itemId, itemId),
      eq(seckillEntries.state, 'waiting'),
      sql`${seckillEntries.place} < ${place}`,
    ),
  )
