interface Share {
  stake: number
}

/**
 * A pot among those who were there, the earliest first: each by what they staked, and what is left
 * of it one point each in their order. Everybody gets back at least their stake, and nothing is left.
 */
export function shareOut(pot: number, there: readonly Share[]): number[] {
  const staked = there.reduce((sum, { stake }) => sum + stake, 0)
  const shares = there.map(({ stake }) => Math.floor((pot * stake) / staked))
  const rest = pot - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, place) => (place < rest ? share + 1 : share))
}
