import type { Point } from './sheet'

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]

/** Where a curve is after a share of its way: its end points and what bends it between them. */
function placeOn(points: readonly Point[], share: number): Point {
  let left = points
  while (left.length > 1) left = left.slice(1).map((point, at) => between(left[at]!, point, share))
  return left[0]!
}

/** How long a step may be before it shows. */
const step = 2

/** The places along a curve, without its start. */
export function along(points: readonly Point[]): Point[] {
  const length = points
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at]![0], y - points[at]![1]), 0)
  const steps = Math.max(3, Math.ceil(length / step))
  return Array.from({ length: steps }, (_, at) => placeOn(points, (at + 1) / steps))
}
