/** Something that can be drawn: what it weighs by the rules, and how many of it there are. */
export interface Lot {
  key: string
  weight: number
  left: number
}

export type Chance = Pick<Lot, 'key' | 'weight'>

/** What is gone gives its weight to the consolation, as long as there is any of that. */
export function chancesOf(lots: readonly Lot[], consolation: string): Chance[] {
  const gone = totalOf(lots.filter(({ left }) => left === 0))
  return lots.map(({ key, weight, left }) => {
    if (left === 0) return { key, weight: 0 }
    return { key, weight: key === consolation ? weight + gone : weight }
  })
}

export const totalOf = (chances: readonly Chance[]): number =>
  chances.reduce((sum, { weight }) => sum + weight, 0)

/** Which lot has this place, of as many as all weights add up to. */
export function keyAt(chances: readonly Chance[], place: number): string | null {
  let left = place
  for (const { key, weight } of chances) {
    left -= weight
    if (left < 0) return key
  }
  return null
}

/** Each in 10 000. */
export function sharesOf(chances: readonly Chance[]): Map<string, number> {
  const total = totalOf(chances)
  return new Map(
    chances.map(({ key, weight }) => [key, total && Math.round((weight * 10_000) / total)]),
  )
}

/** What had a chance before and has none now, and the other way about. */
export interface Change {
  gone: string[]
  back: string[]
}

export function changeOf(before: readonly Chance[], now: readonly Chance[]): Change {
  const drawnIn = (chances: readonly Chance[]) =>
    chances.filter(({ weight }) => weight > 0).map(({ key }) => key)
  const [then, today] = [drawnIn(before), drawnIn(now)]
  return {
    gone: then.filter((key) => !today.includes(key)),
    back: today.filter((key) => !then.includes(key)),
  }
}

export const areSame = (some: readonly Chance[], others: readonly Chance[]): boolean =>
  some.length === others.length &&
  some.every(({ key, weight }, at) => key === others[at]!.key && weight === others[at]!.weight)
