import { createHash } from 'node:crypto'

export type Posture = 'unknown' | 'lying' | 'sitting' | 'moving'

/** As it lies there, sealed. */
export interface Series {
  device: string
  posture: Posture
  /** From beat to beat, in milliseconds. */
  intervals: readonly number[]
}

/** What no heart does from one beat to the next is an error of measuring: such a recording is refused. */
export const intervalRules = { least: 200, most: 3000, fewest: 30, longest: 3000 } as const

/** The same person, device and moment are the same recording, however often it comes. */
export const rriIdOf = (userId: string, at: Date, device: string): string =>
  createHash('sha256').update(`${userId} rri ${at.getTime()} ${device}`).digest('hex').slice(0, 32)

export const postureTexts: Readonly<Record<Posture, string>> = {
  unknown: '',
  lying: '躺着',
  sitting: '坐着',
  moving: '活动中',
}

/** By how many milliseconds neighbours differ, from the least on. */
const steps: readonly (readonly [below: number, name: string])[] = [
  [20, '相差不到 20 毫秒'],
  [50, '相差 20 到 49 毫秒'],
  [100, '相差 50 到 99 毫秒'],
  [200, '相差 100 到 199 毫秒'],
  [Infinity, '相差 200 毫秒以上'],
]

const differences = (intervals: readonly number[]): number[] =>
  intervals.slice(1).map((interval, at) => interval - intervals[at]!)

export function countsOf(intervals: readonly number[]): { name: string; count: number }[] {
  const all = differences(intervals).map(Math.abs)
  return steps.map(([below, name], at) => {
    const from = steps[at - 1]?.[0] ?? 0
    return { name, count: all.filter((by) => by >= from && by < below).length }
  })
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const variance = (values: readonly number[]) => {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}

interface Shape {
  mean: number
  shortest: number
  longest: number
  minutes: number
  /** How wide and how long the cloud of points is, across and along the line of equal neighbours. */
  across: number
  along: number
}

export function shapeOf(intervals: readonly number[]): Shape {
  const half = variance(differences(intervals)) / 2
  const total = intervals.reduce((sum, interval) => sum + interval, 0)
  return {
    mean: total / intervals.length,
    shortest: Math.min(...intervals),
    longest: Math.max(...intervals),
    minutes: total / 60_000,
    across: Math.sqrt(half),
    along: Math.sqrt(Math.max(0, 2 * variance(intervals) - half)),
  }
}
