import type { ChartData, Spot } from './chartData'
import { scale } from './scale'

/** The paper: its words are set beside it by the page, so that they grow with the text. */
export const paper = { width: 320, height: 160 } as const

const edge = 6
const sides = [12, paper.width - 12] as const
export const upward = [paper.height - edge, edge] as const

export const round = (value: number) => Number(value.toFixed(1))

export const centre = (index: number, count: number) => round(((index + 0.5) / count) * paper.width)

export type Height = (value: number) => number

export const heightOn = (axis: readonly number[]): Height => {
  const height = scale([axis[0] ?? 0, axis[axis.length - 1] ?? 1], upward)
  return (value) => round(height(value))
}

export const acrossOn = (spots: readonly Spot[]): ((x: number) => number) => {
  const all = spots.map((spot) => spot.x)
  const place = scale([Math.min(...all), Math.max(...all)], sides)
  return (x) => round(place(x))
}

/** Where a value stands on the paper's width, for each value that can be read. */
export function placesOf(data: ChartData): number[] {
  if (data.kind === 'ring') return []
  if (data.kind === 'scatter') {
    const place = acrossOn(data.spots)
    return data.spots.map((spot) => place(spot.x)).sort((a, b) => a - b)
  }
  return data.points.map((_, index) => centre(index, data.points.length))
}
