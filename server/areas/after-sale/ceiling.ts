/** What was paid for an order of so many pieces, or has been asked back of it. */
export interface Sum {
  number: number
  /** Points or gold. */
  amount: number
  /** Cents. */
  money: number
}

/**
 * What can go back at most for so many more pieces. Shares are cut from the whole, so that those of
 * all pieces make up the price to the last point; and never more than is left of it.
 */
export function ceiling(price: Sum, spoken: Sum, pieces: number) {
  const share = (whole: number, gone: number) => {
    const upTo = (count: number) => Math.floor((whole * count) / price.number)
    return Math.min(upTo(spoken.number + pieces) - upTo(spoken.number), whole - gone)
  }
  return { amount: share(price.amount, spoken.amount), money: share(price.money, spoken.money) }
}
