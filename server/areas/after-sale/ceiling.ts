import { cut, type Price } from '@server/areas/order/order'

/** What was paid for an order of so many pieces, or has been asked back of it. */
export interface Sum extends Price {
  number: number
}

/**
 * What can go back at most for so many more pieces. Shares are cut from the whole, so that those of
 * all pieces make up the price to the last point; and never more than is left of it.
 */
export function ceiling(price: Sum, spoken: Sum, pieces: number): Price {
  const upTo = spoken.number + pieces
  const share = cut(price, { from: spoken.number, to: upTo, of: price.number })
  const most = (kind: keyof Price) => Math.min(share[kind], price[kind] - spoken[kind])
  return { points: most('points'), gold: most('gold'), money: most('money') }
}
