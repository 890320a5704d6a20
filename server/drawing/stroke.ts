import type { Point, Press, Sheet, Stroke } from './sheet'

export interface Pen {
  /** Half of the line's width, in pixels. */
  radius: number
  press: Press
}

/** Along the points with a round pen, its edge softened over one pixel. */
export function drawStroke(sheet: Sheet, stroke: Stroke, pen: Pen): void {
  for (const [at, end] of stroke.entries()) {
    const start = stroke[at - 1]
    if (start) drawSegment(sheet, start, end, pen)
  }
}

function drawSegment(
  { width, height, ink }: Sheet,
  start: Point,
  end: Point,
  { radius, press }: Pen,
): void {
  const [left, right] = reach(start[0], end[0], radius, width)
  const [top, bottom] = reach(start[1], end[1], radius, height)
  const away = distanceFrom(start, end)
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const covered = Math.min(1, radius + 0.5 - away(x, y))
      if (covered > 0) ink[y * width + x] = press(ink[y * width + x]!, covered)
    }
  }
}

/** The first and the last pixel that a pen may touch between two places. */
const reach = (one: number, other: number, radius: number, size: number) =>
  [
    Math.max(0, Math.floor(Math.min(one, other) - radius - 1)),
    Math.min(size - 1, Math.ceil(Math.max(one, other) + radius + 1)),
  ] as const

/** How far a pixel lies from a piece of a line. */
function distanceFrom([fromX, fromY]: Point, [toX, toY]: Point) {
  const alongX = toX - fromX
  const alongY = toY - fromY
  const length = alongX * alongX + alongY * alongY || 1
  return (x: number, y: number): number => {
    const share = ((x - fromX) * alongX + (y - fromY) * alongY) / length
    const nearest = Math.min(1, Math.max(0, share))
    const awayX = x - fromX - nearest * alongX
    const awayY = y - fromY - nearest * alongY
    return Math.sqrt(awayX * awayX + awayY * awayY)
  }
}
