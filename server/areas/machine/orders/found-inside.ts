import { keepOrder } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import { clearDoubt } from '../stock/order-stock'
import { wasGivenUp } from './flow'
import type { MachineOrder } from './machine-order'

interface Found {
  /** What is known of it from now on, in words. */
  words: string
  /** Somebody has counted the slot since: the piece is in what they found. */
  counted: boolean
  at: Date
}

/** Whether nobody knows where the piece of an order is that was given back: it may be in its slot. */
export const isInDoubt = (order: MachineOrder): boolean =>
  wasGivenUp(order) && order.reason === 'silence' && order.facts.fault === ''

/**
 * Somebody has looked: it lies where it lay. Whatever the machine says of it later is held against
 * that. False where nobody was in doubt. Call it with a locked order.
 */
export async function foundInside(
  tx: Db,
  order: MachineOrder,
  { words, counted, at }: Found,
): Promise<boolean> {
  if (!isInDoubt(order)) return false
  await keepOrder(tx, order, { facts: { ...order.facts, fault: words } })
  if (!counted) await clearDoubt(tx, order, at)
  return true
}
