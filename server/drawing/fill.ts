import { draws, type Point, type Sheet, type Stroke } from './sheet'

/** How a place that is wound around several times counts. */
export type Winding = 'nonzero' | 'evenodd'

const covered: Record<Winding, (turns: number) => number> = {
  nonzero: (turns) => Math.min(1, Math.abs(turns)),
  evenodd: (turns) => {
    const rest = Math.abs(turns) % 2
    return rest > 1 ? 2 - rest : rest
  },
}

/**
 * Fills what the outlines go around. Each edge notes, row by row, how much of the pixel to the right
 * of it begins to be inside; the sum of a row from the left is how much of each pixel is.
 */
export function fillOutlines(
  { width, height, ink }: Sheet,
  outlines: readonly Stroke[],
  winding: Winding = 'nonzero',
): void {
  const stride = width + 2
  const changes = new Float32Array(stride * height)
  const edge = edgeNoter(changes, width, height)
  for (const outline of outlines) outline.forEach((end, at) => edge(outline.at(at - 1)!, end))
  const share = covered[winding]
  for (let y = 0; y < height; y++) {
    let turns = 0
    for (let x = 0; x < width; x++) {
      turns += changes[y * stride + x]!
      ink[y * width + x] = draws(ink[y * width + x]!, share(turns))
    }
  }
}

function edgeNoter(changes: Float32Array, width: number, height: number) {
  const inside = (x: number) => Math.min(width, Math.max(0, x))
  return (start: Point, end: Point): void => {
    if (start[1] === end[1]) return
    const direction = start[1] < end[1] ? 1 : -1
    const [upper, lower] = direction === 1 ? [start, end] : [end, start]
    const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
    const xAt = (y: number) => inside(upper[0] + (y - upper[1]) * slope)
    const last = Math.min(height, Math.ceil(lower[1]))
    for (let y = Math.max(0, Math.floor(upper[1])); y < last; y++) {
      const [from, to] = [Math.max(y, upper[1]), Math.min(y + 1, lower[1])]
      const crossing = [xAt(from), xAt(to)].sort((one, other) => one - other) as [number, number]
      noteRow(changes, y * (width + 2), crossing, (to - from) * direction)
    }
  }
}

/** Spreads an edge over the pixels that it crosses in one row, each by the area to its right. */
function noteRow(
  changes: Float32Array,
  row: number,
  [left, right]: readonly [number, number],
  rise: number,
): void {
  const first = Math.floor(left)
  const last = Math.max(first, Math.ceil(right) - 1)
  let before = 0
  for (let x = first; x <= last; x++) {
    const here = areaBefore(x + 1, left, right) - areaBefore(x, left, right)
    changes[row + x]! += rise * (here - before)
    before = here
  }
  changes[row + last + 1]! += rise * (1 - before)
}

/** In a row one high, what lies between `x` and a line that leads from left to right. */
function areaBefore(x: number, left: number, right: number): number {
  if (x <= left) return 0
  if (x >= right) return x - (left + right) / 2
  return (x - left) ** 2 / (2 * (right - left))
}
