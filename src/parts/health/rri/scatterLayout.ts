import { scale, ticks } from '@/ui/chart/scale'

/** The paper in its own units, and how many dots of the picture one of them is. */
export const sheet = { width: 360, height: 590, scale: 3 } as const

const plot = { left: 62, right: 346, top: 76, bottom: 360 } as const

export interface ScatterLayout {
  plot: typeof plot
  ticks: { value: number; x: number; y: number }[]
  spots: { x: number; y: number }[]
}

/** Each interval across, the one that follows it upward; both axes go from the same to the same. */
export function scatterLayout(intervals: readonly number[]): ScatterLayout {
  const axis = ticks(Math.min(...intervals), Math.max(...intervals), 3)
  const ends: [number, number] = [axis[0] ?? 0, axis[axis.length - 1] ?? 1]
  const across = scale(ends, [plot.left, plot.right])
  const upward = scale(ends, [plot.bottom, plot.top])
  return {
    plot,
    ticks: axis.map((value) => ({ value, x: across(value), y: upward(value) })),
    spots: intervals
      .slice(1)
      .map((next, at) => ({ x: across(intervals[at] ?? next), y: upward(next) })),
  }
}
