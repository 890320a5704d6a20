/** The same numbers for the same seed (mulberry32). */
export function createDice(seed: number) {
  let state = seed | 0
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(share() * count)
  return {
    below,
    among: <T>(all: readonly T[]): T | undefined => all[below(all.length)],
  }
}

export type Dice = ReturnType<typeof createDice>
