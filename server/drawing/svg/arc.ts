import type { Point } from '../sheet'

interface Arc {
  from: Point
  to: Point
  radii: readonly [x: number, y: number]
  /** Degrees by which the ellipse is turned. */
  turn: number
  large: boolean
  clockwise: boolean
}

const fullTurn = 2 * Math.PI
/** Radians from one place on the line to the next. */
const step = 0.15

/** Of the ellipses through two points, the way along the one that is meant; by the notes of SVG. */
export function arcAlong({ from, to, radii, turn, large, clockwise }: Arc): Point[] {
  if (radii.includes(0) || (from[0] === to[0] && from[1] === to[1])) return [to]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half: Point = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * half[0] + sin * half[1], cos * half[1] - sin * half[0]]
  const grown = Math.max(1, Math.hypot(x / radii[0], y / radii[1]))
  const [across, down] = [Math.abs(radii[0]) * grown, Math.abs(radii[1]) * grown]
  const away = (across * y) ** 2 + (down * x) ** 2
  const off =
    Math.sqrt(Math.max(0, (across * down) ** 2 / away - 1)) * (large === clockwise ? -1 : 1)
  const [cx, cy] = [(off * across * y) / down, (-off * down * x) / across]
  const start = Math.atan2((y - cy) / down, (x - cx) / across)
  const end = Math.atan2((-y - cy) / down, (-x - cx) / across)
  const swept = sweep(start, end, clockwise)
  const steps = Math.max(2, Math.ceil(Math.abs(swept) / step))
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return Array.from({ length: steps }, (_, nth): Point => {
    const at = start + (swept * (nth + 1)) / steps
    const [right, below] = [cx + across * Math.cos(at), cy + down * Math.sin(at)]
    return [middle[0] + cos * right - sin * below, middle[1] + sin * right + cos * below]
  })
}

function sweep(start: number, end: number, clockwise: boolean): number {
  const turned = (end - start) % fullTurn
  if (clockwise) return turned < 0 ? turned + fullTurn : turned
  return turned > 0 ? turned - fullTurn : turned
}
