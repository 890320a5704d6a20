import type { Db } from '@server/database/database'
import { goodsIdOf, type MachineOrder } from '../orders/machine-order'
import type { MovementKind } from './movement-kinds'
import { moveHeld, moveStock } from './movements'

const outAs = ({ kind, money }: MachineOrder): MovementKind =>
  kind === 'test' ? 'tested' : money > 0 ? 'sold' : 'given'

const of = (order: MachineOrder, at: Date) => ({
  offlineGoodsId: goodsIdOf(order),
  subject: order.orderSn,
  at,
})

/** What was promised has come out. */
export const letOut = (tx: Db, order: MachineOrder, at: Date) =>
  moveHeld(tx, { ...of(order, at), kind: outAs(order), units: -order.facts.units })

/** What was given back, because the machine never heard of it, has come out after all. */
export const letOutLate = (tx: Db, order: MachineOrder, at: Date) =>
  moveStock(tx, { ...of(order, at), kind: outAs(order), units: -order.facts.units })

/** Nobody knows whether it has come out: it is not counted on until somebody looks. */
export const doubt = (tx: Db, order: MachineOrder, at: Date) =>
  moveHeld(tx, { ...of(order, at), kind: 'doubted', units: -order.facts.units })

/** The machine says that it never came out. */
export const clearDoubt = (tx: Db, order: MachineOrder, at: Date) =>
  moveStock(tx, { ...of(order, at), kind: 'cleared', units: order.facts.units })
