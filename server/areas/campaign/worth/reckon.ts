import type { Valued, ValuedPrize } from './valued'

const worths = (prizes: readonly ValuedPrize[]) => prizes.map(({ worth }) => worth ?? 0)

/** What a draw among these brings on average, while there is some of each. */
function average(prizes: readonly ValuedPrize[]): number {
  const weights = prizes.reduce((sum, { prize }) => sum + (prize.weight ?? 0), 0)
  const weighed = prizes.reduce(
    (sum, { prize, worth }) => sum + (prize.weight ?? 0) * (worth ?? 0),
    0,
  )
  return weights === 0 ? 0 : weighed / weights
}

/** What one draw brings on average to somebody who goes on drawing; a guarantee raises it. */
export function expected({ definition: { guarantee }, prizes }: Valued): number {
  const usual = average(prizes)
  if (!guarantee) return usual
  const promised = prizes.filter(({ prize }) => guarantee.prizes.includes(prize.key))
  const dry = 1 - chanceOf(promised, prizes)
  // draws from one better prize to the next: as long as none came, and the last of them certain
  const certain = dry ** (guarantee.every - 1)
  const before = Array.from({ length: guarantee.every - 1 }, (_, nth) => dry ** nth)
  const free = before.reduce((sum, reached) => sum + reached, 0)
  return (free * usual + certain * average(promised)) / (free + certain)
}

const weigh = (prizes: readonly ValuedPrize[]) =>
  prizes.reduce((sum, { prize }) => sum + (prize.weight ?? 0), 0)

export const chanceOf = (some: readonly ValuedPrize[], all: readonly ValuedPrize[]): number =>
  weigh(all) === 0 ? 0 : weigh(some) / weigh(all)

/** The least that somebody gets. */
export const worst = ({ prizes }: Valued): number => Math.min(...worths(prizes))

export const best = ({ prizes }: Valued): number => Math.max(...worths(prizes))

/** How often somebody may have a prize at all; Infinity where it comes again. */
const mostEver = ({ prize }: ValuedPrize): number =>
  Math.min(
    ...prize.limits
      .filter(({ of, every }) => of === 'user' && every === 'once')
      .map(({ most }) => most),
  )

/** What a card brings to whoever takes the best of every one of its days; null where none is sold. */
export function wholeCard({ definition: { card }, prizes }: Valued): number | null {
  if (!card) return null
  let [days, sum] = [card.days, 0]
  for (const one of [...prizes].sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0))) {
    const times = Math.min(mostEver(one), days)
    days -= times
    sum += times * (one.worth ?? 0)
  }
  return sum
}

/** What goes out when nothing is left. */
export const altogether = ({ prizes }: Valued): number =>
  prizes.reduce((sum, { prize, worth }) => sum + (prize.stock ?? 0) * (worth ?? 0), 0)
