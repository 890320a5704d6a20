import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { aheadOf, type Entry } from './find'
import { seckillRules } from './rules'
import { seckillEntries } from './tables'

interface Line {
  seenAt: number
  /** Of all who wait, from the first. */
  places: Promise<readonly number[]>
}

/** Long queues as they stood a moment ago, of whoever looks outside a transaction. */
const lines = new WeakMap<Db, Map<number, Line>>()

/**
 * How many stand before somebody who waits. A long queue is looked through once for all who ask within a second:
 * those before one only ever become fewer, and nobody is to ask again sooner.
 */
export async function standingOf(db: Db, entry: Entry, now: Date): Promise<number> {
  const known = lines.get(db)?.get(entry.itemId)
  if (known) {
    const line = isFresh(known, now) ? known : lookThrough(db, entry.itemId, now)
    const places = await line.places
    if ((places.at(-1) ?? -Infinity) >= entry.place) return before(places, entry.place)
  }
  const ahead = await aheadOf(db, entry)
  if (ahead >= seckillRules.longLine && !lines.get(db)?.has(entry.itemId))
    await lookThrough(db, entry.itemId, now).places
  return ahead
}

const isFresh = ({ seenAt }: Line, now: Date): boolean =>
  Math.abs(now.getTime() - seenAt) < seckillRules.askSoon

/** Begun by one of those who ask, and waited for by all of them; a line that is no longer long is let go of. */
function lookThrough(db: Db, itemId: number, now: Date): Line {
  const ofHouse = lines.get(db) ?? new Map<number, Line>()
  lines.set(db, ofHouse)
  const longAgo = [...ofHouse].filter(([, one]) => !isFresh(one, now))
  longAgo.forEach(([known]) => ofHouse.delete(known))
  const line = { seenAt: now.getTime(), places: placesIn(db, itemId) }
  ofHouse.set(itemId, line)
  const letGo = () => {
    if (ofHouse.get(itemId) === line) ofHouse.delete(itemId)
  }
  void line.places.then(({ length }) => length < seckillRules.longLine && letGo(), letGo)
  return line
}

async function placesIn(db: Db, itemId: number): Promise<readonly number[]> {
  const rows = await db
    .select({ place: seckillEntries.place })
    .from(seckillEntries)
    .where(and(eq(seckillEntries.itemId, itemId), eq(seckillEntries.state, 'waiting')))
    .orderBy(asc(seckillEntries.place))
  return rows.map(({ place }) => place)
}

/** How many of a rising list are smaller. */
function before(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < place) low = middle + 1
    else high = middle
  }
  return low
}
