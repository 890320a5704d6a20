import { amountOf, currencyOf, isFree, lockOrder, type Order } from '@server/areas/order/order'
import type { Db } from '@server/database/database'
import type { Pay } from '../exchange/pay'

export type Take = 'now' | 'later'

export interface MachineFacts {
  slotNo: string
  /** How many it holds of the slot: one, or none where a test turns an empty slot. */
  units: number
  /** What the device said was wrong. */
  fault: string
  /** Whether its owner wants it where they stand, or comes later; a test of a slot is never kept. */
  take?: Take
}

/** An order at a machine: its counter is the machine, its item what lies in a slot. */
export type MachineOrder = Order<MachineFacts>

export const seller = 'machine'

/** What stands as the fault where a machine never fetched what it was told: nothing came out. */
export const unheard = '机器没有响应'

export const machineIdOf = ({ counter }: Pick<Order, 'counter'>) => Number(counter)
export const goodsIdOf = ({ lines: [{ item }] }: Pick<Order, 'lines'>) => Number(item)

export function payOf(order: Pick<Order, 'points' | 'gold' | 'money'>): Pay | 'none' {
  if (isFree(order)) return 'none'
  return order.money > 0 ? 'money' : currencyOf(order)
}

export const priceOf = (order: Pick<Order, 'points' | 'gold' | 'money'>) =>
  amountOf(order) + order.money

export const lockMachineOrder = (tx: Db, which: { userId: string; orderSn: string }) =>
  lockOrder<MachineFacts>(tx, { ...which, seller })
