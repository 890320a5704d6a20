import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { findRecipient } from '@server/areas/address/address'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { phaseOf } from '@server/phase'
import { type Entry, findItem, type Found, lockEntry } from './find'
import { seckillRules } from './rules'
import { states, takenAnew } from './states'
import { seckillEntries } from './tables'

interface Wish {
  itemId: number
  userId: string
  /** Needed by what is posted. */
  addressId: number | undefined
  now: Date
}

/** Why nobody can take a place now, or null. */
export function reasonAgainst({ session }: Found, now: Date): Refusal | null {
  const state = phaseOf(session, now)
  if (state === 'over') return new Refusal('seckillOver')
  const early = session.startsAt.getTime() - now.getTime()
  return state === 'ahead' && early > seckillRules.earlySeconds * 1000
    ? new Refusal('seckillAhead')
    : null
}

/** Takes a place, once: who has one keeps it, who gave one up stands behind the others. */
export async function enter(tx: Db, { itemId, userId, addressId, now }: Wish): Promise<Entry> {
  const found = await findItem(tx, itemId)
  const reason = reasonAgainst(found, now)
  if (reason) throw reason
  const posted = found.item.goodsId !== null
  if (posted && addressId === undefined) throw new Refusal('addressNeeded')
  if (posted) await findRecipient({ db: tx, userId }, addressId!)
  const known = await lockEntry(tx, itemId, userId)
  if (known && !states.of(known.state).again) return known
  const state = phaseOf(found.session, now) === 'ahead' ? 'early' : 'waiting'
  const place = known?.state === 'offered' ? known.place : sql<number>`nextval('seckill_place')`
  const taken = await takePlace(tx, {
    ...{ itemId, userId, state, place, enteredAt: now },
    addressId: posted ? addressId! : null,
  })
  return taken ?? (await lockEntry(tx, itemId, userId))!
}

interface Taking {
  itemId: number
  userId: string
  state: Entry['state']
  addressId: number | null
  place: number | SQL<number>
  enteredAt: Date
}

/** Writes where somebody stands from now on; nothing where they stand already, or got a piece meanwhile. */
export async function takePlace(
  tx: Db,
  { itemId, userId, ...row }: Taking,
): Promise<Entry | undefined> {
  const set = { ...row, orderSn: '', reason: '' }
  const [entry] = await tx
    .insert(seckillEntries)
    .values({ itemId, userId, ...set })
    .onConflictDoUpdate({
      target: [seckillEntries.itemId, seckillEntries.userId],
      set,
      setWhere: inArray(seckillEntries.state, takenAnew),
    })
    .returning()
  return entry
}

export async function moveEntry(tx: Db, { itemId, userId }: Entry, set: Partial<Entry>) {
  const [moved] = await tx
    .update(seckillEntries)
    .set(set)
    .where(and(eq(seckillEntries.itemId, itemId), eq(seckillEntries.userId, userId)))
    .returning()
  return moved!
}

/** Gives up a place; an order is cancelled where orders are. */
export async function leave(tx: Db, itemId: number, userId: string): Promise<Entry> {
  const entry = await lockEntry(tx, itemId, userId)
  if (!entry) throw new Refusal('notFound', '您没有在排这件')
  states.check(entry.state, 'left')
  return moveEntry(tx, entry, { state: 'left' })
}
