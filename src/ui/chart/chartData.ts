import type { Colour } from '@/ui/tokens/palette'

/** What stands at one place of the axis. */
export interface Point {
  label: string
  value: number
  /** Beyond what is usual; also said in words, the colour alone says nothing. */
  unusual?: boolean
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
}

export type ChartData =
  | { kind: 'line' | 'bar'; points: readonly Point[]; bands?: readonly Band[] }
  | { kind: 'range'; points: readonly RangePoint[]; bands?: readonly Band[] }
  | { kind: 'scatter'; spots: readonly Spot[] }
  | { kind: 'ring'; value: number; whole: number }
