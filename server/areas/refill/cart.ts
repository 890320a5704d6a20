import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { mostPacks } from '@contract/refill/cart'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { orderRules } from './rules'
import { refillCarts, supplies } from './tables'

type Cart = Out<'/tp5/api/ShoppingCart/index'>

interface Change {
  userId: string
  supplyKey: string
  packs: number
  at: Date
}

const isLine = ({ userId, supplyKey }: Pick<Change, 'userId' | 'supplyKey'>) =>
  and(eq(refillCarts.userId, userId), eq(refillCarts.supplyKey, supplyKey))

/** So many more; never more than one order takes. */
export const addPacks = (tx: Db, { userId, supplyKey, packs, at: addedAt }: Change) =>
  tx
    .insert(refillCarts)
    .values({ userId, supplyKey, packs: Math.min(packs, mostPacks), addedAt })
    .onConflictDoUpdate({
      target: [refillCarts.userId, refillCarts.supplyKey],
      set: { packs: sql`least(${refillCarts.packs} + ${packs}, ${mostPacks})` },
    })

/** So many from now on. */
export async function setPacks(tx: Db, change: Change): Promise<void> {
  const { userId, supplyKey, packs, at: addedAt } = change
  const isSold = and(eq(supplies.supplyKey, supplyKey), eq(supplies.offShelf, false))
  const known = packs === 0 ? 1 : await tx.$count(supplies, isSold)
  if (known === 0) throw new Refusal('notFound', '没有找到这个商品，请刷新后再选')
  if (packs === 0) await tx.delete(refillCarts).where(isLine(change))
  else
    await tx
      .insert(refillCarts)
      .values({ userId, supplyKey, packs, addedAt })
      .onConflictDoUpdate({
        target: [refillCarts.userId, refillCarts.supplyKey],
        set: { packs },
      })
}

export const dropFromCart = (tx: Db, userId: string, supplyKeys: readonly string[]) =>
  tx
    .delete(refillCarts)
    .where(and(eq(refillCarts.userId, userId), inArray(refillCarts.supplyKey, [...supplyKeys])))

/** In the order of the supplier's list. */
export const cartLines = (db: Db, userId: string) =>
  db
    .select({ supply: supplies, packs: refillCarts.packs })
    .from(refillCarts)
    .innerJoin(supplies, eq(supplies.supplyKey, refillCarts.supplyKey))
    .where(and(eq(refillCarts.userId, userId), eq(supplies.offShelf, false)))
    .orderBy(asc(supplies.position))

export type CartLine = Awaited<ReturnType<typeof cartLines>>[number]

export const amountOf = ({ supply, packs }: CartLine): number => supply.price * packs

export const sumOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)

export const presentSupply = ({ supply, packs }: CartLine) => ({
  supply_key: supply.supplyKey,
  title: supply.title,
  image: supply.image,
  tint: supply.tint,
  unit: supply.unit,
  pack_size: supply.packSize,
  price: supply.price,
  packs,
})

export function presentCart(lines: readonly CartLine[]): Cart {
  const sum = sumOf(lines)
  return {
    list: lines.map((line) => ({ ...presentSupply(line), amount: amountOf(line) })),
    sum,
    least: orderRules.least,
    short: Math.max(0, orderRules.least - sum),
  }
}

export const cartOf = async (db: Db, userId: string): Promise<Cart> =>
  presentCart(await cartLines(db, userId))
