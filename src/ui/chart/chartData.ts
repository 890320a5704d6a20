import type { Colour } from '@/tokens/palette'

/** What stands at one place of the axis. */
export interface Point {
  label: string
  value: number
  /** Above or below what is usual; said in words and drawn in another shape, the colour alone says nothing. */
  unusual?: 'high' | 'low'
}

/** A place at which nothing was measured: nothing is drawn over it. */
export interface Gap {
  label: string
  gap: true
}

/** From the lower to the upper value, as blood pressure has them. */
export interface RangePoint extends Omit<Point, 'value'> {
  low: number
  high: number
}

/** A place between two numbers, neither of them a category. */
export interface Spot {
  x: number
  y: number
}

/** What is usual, drawn as a ground behind the values. */
export interface Band {
  from: number
  to: number
  colour: Colour
  /** What the ground means, said below the picture. */
  name?: string
}

/** A value that the others are held against, as a broken line. */
export interface Mark {
  value: number
  /** What it is, said below the picture. */
  name: string
}

export type ChartData =
  | { kind: 'line' | 'bar'; points: readonly (Point | Gap)[]; bands?: readonly Band[]; mark?: Mark }
  | { kind: 'range'; points: readonly (RangePoint | Gap)[]; bands?: readonly Band[] }
  | { kind: 'scatter'; spots: readonly Spot[]; across: string; acrossUnit: string }
  | { kind: 'ring'; value: number; whole: number }

export const isGap = (point: Point | RangePoint | Gap): point is Gap => 'gap' in point

/** Those places at which something was measured. */
export const measured = <P extends Point | RangePoint>(points: readonly (P | Gap)[]): P[] =>
  points.filter((point): point is P => !isGap(point))

/** The values of the places, whichever kind they are of. */
export const heightsOf = (points: readonly (Point | RangePoint | Gap)[]): number[] =>
  measured<Point | RangePoint>(points).flatMap((point) =>
    'value' in point ? [point.value] : [point.low, point.high],
  )

/** The last place with a value, counted from the left. */
export function lastMeasured(data: ChartData): number | undefined {
  if (!('points' in data)) return undefined
  const last = data.points.map((point) => !isGap(point)).lastIndexOf(true)
  return last === -1 ? undefined : last
}

export const bandsOf = (data: ChartData): readonly Band[] =>
  'bands' in data ? (data.bands ?? []) : []

export const markOf = (data: ChartData): Mark | undefined =>
  'mark' in data ? data.mark : undefined

/** From left to right, as one reads through them. */
export const inOrder = (spots: readonly Spot[]): Spot[] =>
  [...spots].sort((a, b) => a.x - b.x || a.y - b.y)

/** How much of a ring is done, from 0 to 1. */
export const shareOf = (value: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0
