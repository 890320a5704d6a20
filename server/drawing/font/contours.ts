import { along } from '../curve'
import type { Point, Stroke } from '../sheet'
import type { Outline } from './outlines'

export interface Setting {
  /** Where the letter begins, on the line that it stands on. */
  at: Point
  /** Pixels to a unit of the font. */
  scale: number
}

/** The letter as lines, with y down. */
export function contoursOf({ x, y, on, ends }: Outline, { at, scale }: Setting): Stroke[] {
  const place = (point: number): Point => [at[0] + x[point]! * scale, at[1] - y[point]! * scale]
  return ends.map((end, nth) => {
    const first = (ends[nth - 1] ?? -1) + 1
    const points = Array.from({ length: end - first + 1 }, (_, step) => first + step)
    return traced(points.map((point) => ({ place: place(point), on: on[point]! })))
  })
}

interface Knot {
  place: Point
  on: boolean
}

const middle = (one: Point, other: Point): Point => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
]

/** Between two points that bend, the curve passes through their middle. */
const withMiddles = (knots: readonly Knot[]): Knot[] =>
  knots.flatMap((knot, at) => {
    const before = knots.at(at - 1)!
    return knot.on || before.on
      ? [knot]
      : [{ place: middle(before.place, knot.place), on: true }, knot]
  })

function traced(knots: readonly Knot[]): Stroke {
  const all = withMiddles(knots)
  const start = all.findIndex(({ on }) => on)
  const round = [...all.slice(start), ...all.slice(0, start), all[start]!]
  const line: Point[] = []
  round.forEach(({ place, on }, at) => {
    if (!on) return
    const before = round[at - 1]
    if (before && !before.on) line.push(...along([round[at - 2]!.place, before.place, place]))
    else line.push(place)
  })
  return line
}
