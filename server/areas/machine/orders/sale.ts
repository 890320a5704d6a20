import type { Price } from '@server/areas/order/order'
import { notePaidBack, noteSold, type Sale } from '@server/areas/sales/sales'
import type { Db } from '@server/database/database'
import { goodsIdOf, machineIdOf, type MachineOrder } from './machine-order'

const saleOf = (order: MachineOrder): Sale => ({
  machineId: machineIdOf(order),
  goodsId: goodsIdOf(order),
  title: order.lines[0].title,
  userId: order.userId,
})

/** Nothing is sold by a test of a slot. */
export async function countSale(tx: Db, order: MachineOrder, at: Date): Promise<void> {
  if (order.kind !== 'test') await noteSold(tx, saleOf(order), order, at)
}

/** Of what never came out nothing was counted. */
export async function countBack(tx: Db, order: MachineOrder, back: Price, at: Date): Promise<void> {
  if (order.kind === 'test' || order.reached.delivered === undefined) return
  await notePaidBack(tx, saleOf(order), back, at)
}
