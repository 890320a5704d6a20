/** How a picture is moved and enlarged by fingers; the figures alone. */
export interface Placed {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export const asItIs: Placed = { scale: 1, x: 0, y: 0 }

const most = 4

/** Enlarged about a point of the screen's middle, which stays where it is. */
export function zoomed({ scale, x, y }: Placed, factor: number, about: Point): Placed {
  const next = Math.min(most, Math.max(1, scale * factor))
  if (next === 1) return asItIs
  const by = next / scale
  return { scale: next, x: about.x - (about.x - x) * by, y: about.y - (about.y - y) * by }
}

/** Never so far that the picture leaves the room it has. */
export function moved(
  { scale, x, y }: Placed,
  by: Point,
  room: { width: number; height: number },
): Placed {
  const within = (value: number, side: number) => {
    const far = ((scale - 1) * side) / 2
    return Math.min(far, Math.max(-far, value))
  }
  return { scale, x: within(x + by.x, room.width), y: within(y + by.y, room.height) }
}

const enough = 48

/** Which way a finger that has left the screen wanted to go: to the next, or back. */
export const swiped = ({ x, y }: Point): -1 | 0 | 1 => {
  if (Math.abs(x) < enough || Math.abs(x) < Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}
