import { remind } from '@server/areas/message/message'
import type { Db } from '@server/database/database'
import { carriers, ownCarrier } from '@server/providers/logistics/carriers'
import type { Order } from './find-order'
import type { Reason } from './flow'
import { type Price, priceWords } from './price'
import { type Wish, wishTexts } from './wishes'
import { reasonWords } from './words'

/** Tells the owner of a parcel that a carrier has it. */
export const remindOfParcel = (
  tx: Db,
  { userId, orderSn, seller, lines }: Order,
  carrier: string,
  at: Date,
) =>
  remind(tx, {
    ...{ userId, kind: 'shipped', about: orderSn, at },
    facts: {
      order_sn: orderSn,
      seller,
      goods: lines[0].title,
      carrier: carriers[carrier]?.name ?? ownCarrier.name,
    },
  })

/** Tells what the house answered to what was asked of an order that is packed. */
export const remindOfWish = (tx: Db, order: Order, wish: Wish, at: Date) =>
  remind(tx, {
    ...{ userId: order.userId, kind: 'wish', about: wish.wishId, at },
    facts: {
      order_sn: order.orderSn,
      goods: order.lines[0].title,
      words: wishTexts[wish.kind][wish.state],
      agreed: wish.state === 'agreed',
      answer: wish.answer,
    },
  })

interface GivenBack {
  /** What tells it from everything else that was given back. */
  about: string
  why: string
  back: Price
  at: Date
}

/** Tells that points and gold alone are back; of money tells whoever paid it back, once it is there. */
export async function remindOfGivenBack(tx: Db, order: Order, given: GivenBack): Promise<void> {
  const { about, why, back, at } = given
  const what = priceWords(back).join(' 和 ')
  if (back.money > 0 || !what) return
  const { userId, orderSn, seller, lines } = order
  await remind(tx, {
    ...{ userId, kind: 'givenBack', about, at },
    facts: { order_sn: orderSn, seller, goods: lines[0].title, why, what },
  })
}

/** What its owner has no part in. */
const unasked: readonly Reason[] = ['soldOut', 'fault', 'silence', 'notTaken']

/** Tells of an order that was given back whole without its owner's doing. */
export async function remindOfEnd(tx: Db, order: Order, at: Date): Promise<void> {
  if (!unasked.includes(order.reason)) return
  const { orderSn: about, reason } = order
  await remindOfGivenBack(tx, order, { about, why: reasonWords(reason), back: order, at })
}
