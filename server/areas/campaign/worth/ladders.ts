import type { Valued, ValuedPrize } from './valued'

/** One of the prizes that lead from less to more, and how much it asks for. */
export interface Rung {
  one: ValuedPrize
  asks: number
}

type Ladder = Rung[]

const rungs = (
  prizes: readonly ValuedPrize[],
  asks: (one: ValuedPrize) => number | null | undefined,
): Ladder =>
  prizes.flatMap((one) => {
    const much = asks(one)
    return much === null || much === undefined ? [] : [{ one, asks: much }]
  })

const byLamps = (prizes: ValuedPrize[]) => rungs(prizes, ({ prize }) => prize.lamps)

/** What costs more once the cheap ones are gone is the same thing, for whoever comes later. */
const byPrice = (prizes: ValuedPrize[]) =>
  rungs(prizes, ({ prize, price }) => (prize.after?.soldOut === undefined ? price : null))

/** How many have to be received before it. */
const byTurns = (prizes: ValuedPrize[]) => {
  const turns = ({ prize }: ValuedPrize): number => {
    const before = prizes.find((other) => other.prize.key === prize.after?.received)
    return before ? turns(before) + 1 : 0
  }
  return prizes.some(({ prize }) => prize.after?.received) ? rungs(prizes, turns) : []
}

/** Every way to come from less to more; codes that do not say their worth stand on none. */
export function laddersOf({ prizes }: Valued): Ladder[] {
  const known = prizes.filter(({ worth }) => worth !== null)
  return [byLamps, byPrice, byTurns].map((ladder) => ladder(known))
}
