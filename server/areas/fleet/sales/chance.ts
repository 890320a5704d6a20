/** Numbers from 0 to below 1 that are the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** For a list of weights: of a number from 0 to below 1, where among them it falls. */
export function pickerOf(weights: readonly number[]): (chance: number) => number {
  let sum = 0
  const ends = weights.map((weight) => (sum += weight))
  return (chance) => ends.findIndex((end) => chance * sum < end)
}
