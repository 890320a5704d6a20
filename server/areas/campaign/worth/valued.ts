import { findGift } from '@server/areas/catalogue/catalogue'
import { type Definition, hasStep, type Price, type Prize } from '@server/areas/programme/programme'
import { worthOf } from '@server/areas/wallet/wallet'
import type { Db } from '@server/database/database'

/** A prize and what it is worth, all in points. */
export interface ValuedPrize {
  prize: Prize
  /** Null of a code that does not say it. */
  worth: number | null
  /** The least that it costs by itself; null where it has no price of its own. */
  price: number | null
  /** What a membership brings along; null of anything else. */
  rights: readonly string[] | null
}

/** A campaign reckoned by the one rate of the house. */
export interface Valued {
  definition: Definition
  prizes: ValuedPrize[]
  /** The least that taking part costs; null where it is free. */
  price: number | null
  /** Whether something is drawn, or a box is bought. */
  draws: boolean
}

/** Whoever may pay in several ways pays the least. */
function least({ points, gold, money }: Price): number | null {
  const ways = [{ points }, { gold }, { money }].map(worthOf).filter((way) => way > 0)
  return ways.length > 0 ? Math.min(...ways) : null
}

async function valuedPrize(db: Db, prize: Prize): Promise<ValuedPrize> {
  const { gives } = prize
  const gift = gives.type === 'goods' ? await findGift(db, gives.goods) : null
  return {
    prize,
    worth: worthIn(prize, gift?.worth ?? null),
    price: prize.price ? least(prize.price) : null,
    rights: gift && gift.rights.length > 0 ? gift.rights : null,
  }
}

/** Goods are worth what the shop asks for them. */
function worthIn({ gives, worth }: Prize, ofGoods: number | null): number | null {
  if (gives.type === 'goods') return ofGoods
  if (gives.type === 'code') return worth === undefined ? null : worthOf({ money: worth })
  return worthOf({ [gives.type]: gives.amount })
}

export async function value(db: Db, definition: Definition): Promise<Valued> {
  const prizes: ValuedPrize[] = []
  for (const prize of definition.prizes) prizes.push(await valuedPrize(db, prize))
  const paid = hasStep(definition, 'pay')
  return {
    definition,
    prizes,
    price: paid ? least(definition.price) : null,
    draws: definition.pick === 'draw' && !hasStep(definition, 'redeem'),
  }
}
