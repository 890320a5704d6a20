import type { Outline } from './outlines'
import type { Told } from './variations'

/** The outline at a weight, and how much wider it has become. */
export function vary(outline: Outline, told: readonly Told[]) {
  const moved = { ...outline, x: [...outline.x], y: [...outline.y] }
  const count = outline.x.length
  let wider = 0
  for (const { points, x, y, share } of told) {
    if (share === 0) continue
    const spread = spreader(points, outline.ends, count + 4)
    const [across, up] = [spread(x, outline.x), spread(y, outline.y)]
    for (let at = 0; at < count; at++) {
      moved.x[at]! += share * across[at]!
      moved.y[at]! += share * up[at]!
    }
    wider += share * (across[count + 1]! - across[count]!)
  }
  return { outline: moved, wider }
}

/** Gives each point its move: what it is told, or what lies between its neighbours' on the contour. */
function spreader(points: readonly number[] | 'all', ends: readonly number[], total: number) {
  return (steps: readonly number[], places: readonly number[]): readonly number[] => {
    if (points === 'all') return steps
    const moves: (number | undefined)[] = Array<undefined>(total).fill(undefined)
    points.forEach((point, at) => (moves[point] = steps[at]!))
    ends.forEach((end, contour) => fillContour(moves, places, (ends[contour - 1] ?? -1) + 1, end))
    return moves.map((move) => move ?? 0)
  }
}

type Moves = (number | undefined)[]

function fillContour(moves: Moves, places: readonly number[], first: number, last: number) {
  const told: number[] = []
  for (let at = first; at <= last; at++) if (moves[at] !== undefined) told.push(at)
  if (told.length === 0) return
  const size = last - first + 1
  told.forEach((from, nth) => {
    const to = told[(nth + 1) % told.length]!
    const gap = (to - from + size) % size || size
    for (let step = 1; step < gap; step++) {
      const at = first + ((from - first + step) % size)
      moves[at] = between(places[at]!, [places[from]!, moves[from]!], [places[to]!, moves[to]!])
    }
  })
}

type Anchor = readonly [place: number, move: number]

/** In the middle of two that are told by its place between them, beyond them like the nearer one. */
function between(place: number, one: Anchor, other: Anchor): number {
  const [low, high] = one[0] <= other[0] ? [one, other] : [other, one]
  if (low[0] === high[0]) return low[1] === high[1] ? low[1] : 0
  if (place <= low[0]) return low[1]
  if (place >= high[0]) return high[1]
  return low[1] + ((high[1] - low[1]) * (place - low[0])) / (high[0] - low[0])
}
