import type { Tint } from '@contract/catalogue/goods'
import * as exchangeShop from '@server/areas/catalogue/catalogue'
import * as machine from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import type { AfterSaleKind } from './states'

/** An order as its own area tells of it. */
export interface Sold {
  userId: string
  orderSn: string
  title: string
  image: string
  tint: Tint
  number: number
  currency: 'points' | 'gold' | 'none'
  /** What was paid for all pieces: points or gold, and cents. */
  amount: number
  money: number
  receivedAt: Date | null
  city: string
  district: string
  against: string
}

interface Source {
  kinds: readonly AfterSaleKind[]
  find(db: Db, userId: string, orderSn: string): Promise<Sold>
  /** Held until the transaction ends: what happens to an order happens one by one. */
  lock(tx: Db, userId: string, orderSn: string): Promise<Sold>
}

const parcels: Source = {
  kinds: ['refund', 'return', 'exchange'],
  find: exchangeShop.findSold,
  lock: exchangeShop.lockSold,
}

/** Nobody can put anything back into a machine. */
const machines: Source = { kinds: ['refund'], find: machine.findSold, lock: machine.lockSold }

/** By what an order number begins with. */
export const sourceOf = (orderSn: string): Source => (orderSn.startsWith('LM') ? machines : parcels)

export const isOfMachine = (orderSn: string) => sourceOf(orderSn) === machines

/** Everything a person has had from the exchange shop. */
export const soldTo: (db: Db, userId: string) => Promise<Sold[]> = exchangeShop.soldTo

export { phoneOfRecipient } from '@server/areas/catalogue/catalogue'

/** The goods are here again. Call it with a locked order of the exchange shop. */
export async function takeBack(tx: Db, userId: string, orderSn: string, number: number) {
  const order = await exchangeShop.lockSold(tx, userId, orderSn)
  await exchangeShop.takeBack(tx, order, number)
}
