import {
  type ChartData,
  type Gap,
  heightsOf,
  isGap,
  lastMeasured,
  type Point,
  type RangePoint,
} from './chartData'
import { axisOf } from './chartImage'
import { figure, valueOf } from './chartWords'
import { centre, heightOn, paper } from './paper'

export interface Label {
  /** Of the paper's width and height, from 0 to 1. */
  x: number
  y: number
  text: string
  /** Said of what lies outside the range, of the latest, or of a place where nothing was measured. */
  of: 'outside' | 'latest' | 'gap'
}

/** Closer to each other than this two of them would touch. */
const apart = 0.36

type Place = Point | RangePoint | Gap

const words = { high: '偏高', low: '偏低' } as const

const topOf = (point: Point | RangePoint) => ('value' in point ? point.value : point.high)

/** What lies furthest outside on its side, the upper side first. */
function extreme(points: readonly Place[]): number | undefined {
  const outside = (side: 'high' | 'low') =>
    points.flatMap((point, at) =>
      !isGap(point) && point.unusual === side ? [{ at, values: heightsOf([point]) }] : [],
    )
  const [highest] = outside('high').sort((a, b) => Math.max(...b.values) - Math.max(...a.values))
  const [lowest] = outside('low').sort((a, b) => Math.min(...a.values) - Math.min(...b.values))
  return (highest ?? lowest)?.at
}

function outsideText(point: Point | RangePoint): string {
  const values = heightsOf([point])
  const { unusual = 'high' } = point
  const value = unusual === 'high' ? Math.max(...values) : Math.min(...values)
  return `${words[unusual]} ${figure(value)}`
}

/** Places in a row at which nothing was measured, before the last one at which something was. */
function gapsIn(points: readonly Place[], last: number): { from: number; until: number }[] {
  const runs: { from: number; until: number }[] = []
  points.slice(0, last).forEach((point, at) => {
    const run = runs[runs.length - 1]
    if (!isGap(point)) return
    if (run?.until === at) run.until = at + 1
    else runs.push({ from: at, until: at + 1 })
  })
  return runs
}

/** The least share of the width that has room for a word. */
const roomy = 0.12

/** What stands at the points themselves: the one furthest outside and the latest, and where nothing was measured. */
export function labelsOf(data: ChartData): Label[] {
  const last = lastMeasured(data)
  if (!('points' in data) || last === undefined) return []
  const points: readonly Place[] = data.points
  const height = heightOn(axisOf(data))
  const xOf = (at: number) => centre(at, points.length) / paper.width
  const at = (nth: number, text: string, of: Label['of']): Label[] => {
    const point = points[nth]
    if (!point || isGap(point)) return []
    return [{ x: xOf(nth), y: height(topOf(point)) / paper.height, text, of }]
  }
  const furthest = extreme(points)
  const far = furthest === undefined ? undefined : points[furthest]
  const told = far && !isGap(far) ? at(furthest!, outsideText(far), 'outside') : ([] as Label[])
  const latest = points[last]
  const isClose = told.some(({ x }) => Math.abs(x - xOf(last)) < apart)
  const newest =
    latest && !isGap(latest) && !isClose ? at(last, valueOf(latest), 'latest') : ([] as Label[])
  const gaps = gapsIn(points, last)
    .filter(({ from, until }) => (until - from) / points.length >= roomy)
    .map(({ from, until }): Label => {
      const x = (xOf(from) + xOf(until - 1)) / 2
      return { x, y: 0.9, text: '没量', of: 'gap' }
    })
  return [...told, ...newest, ...gaps]
}
