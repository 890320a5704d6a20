/** Of fewer people nothing is told by itself. */
export const leastOfGroup = 5

/** What small groups are told as, together. */
export const restName = '其余'

interface Group {
  people: number
}

/**
 * Large groups as they are and the small ones as one, so that nobody is seen through them. Where those
 * are too few even together, the smallest of the large goes with them.
 */
export function grouped<G extends Group>(
  groups: readonly G[],
  together: (rest: G[]) => number = (rest) => rest.reduce((sum, { people }) => sum + people, 0),
): { large: G[]; rest: G[] } {
  const sorted = [...groups].sort((one, other) => other.people - one.people)
  const large = sorted.filter(({ people }) => people >= leastOfGroup)
  const rest = sorted.slice(large.length)
  while (rest.length > 0 && together(rest) < leastOfGroup && large.length > 0)
    rest.unshift(large.pop()!)
  return { large, rest }
}

/** A number of people as it may be told. */
export const toldPeople = (people: number): number | null => (people < leastOfGroup ? null : people)
