import { amount, grouped } from '@/format/amount'
import {
  type ChartData,
  type Gap,
  heightsOf,
  inOrder,
  isGap,
  measured,
  type Point,
  type RangePoint,
  shareOf,
} from './chartData'

const empty = '还没有数据'

/** 8,100, but 36.6 as it is, and 1.23万 from ten thousand on. */
export const figure = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 10_000 ? grouped(value) : amount(value)

export const valueOf = (point: Point | RangePoint): string =>
  'value' in point ? figure(point.value) : `${figure(point.high)}/${figure(point.low)}`

const outside = { high: '高于参考范围', low: '低于参考范围' } as const

/** One value in words: what a finger on the chart is told. */
export function pointWords(point: Point | RangePoint | Gap, unit: string): string {
  if (isGap(point)) return `${point.label}：没有记录`
  const beyond = point.unusual ? `，${outside[point.unusual]}` : ''
  return `${point.label}：${valueOf(point)}${unit}${beyond}`
}

function extremes(values: readonly number[], unit: string): string {
  return `最低 ${figure(Math.min(...values))}${unit}，最高 ${figure(Math.max(...values))}${unit}`
}

function unusualWords(points: readonly (Point | RangePoint)[]): string {
  return (['high', 'low'] as const)
    .map((side) => {
      const count = points.filter((point) => point.unusual === side).length
      return count > 0 ? `，其中 ${count} 个${outside[side]}` : ''
    })
    .join('')
}

/** The chart for those who do not see it: how many, lowest, highest and last. */
export function chartWords(data: ChartData, unit: string): string {
  if (data.kind === 'ring') return `${figure(data.value)}${unit}，共 ${figure(data.whole)}${unit}`
  if (data.kind === 'scatter') {
    if (data.spots.length === 0) return empty
    const heights = data.spots.map((spot) => spot.y)
    return `共 ${heights.length} 个，${extremes(heights, unit)}`
  }
  const points = measured<Point | RangePoint>(data.points)
  const last = points[points.length - 1]
  if (!last) return empty
  const count = `共 ${points.length} 个${unusualWords(points)}`
  return `${count}，${extremes(heightsOf(points), unit)}，最近 ${pointWords(last, unit)}`
}

/** Each value in words, from left to right; of a ring what is done and what is left. */
export function readings(data: ChartData, unit: string): string[] {
  if (data.kind === 'ring') {
    const done = `已有 ${Math.round(shareOf(data.value, data.whole) * 100)}%`
    const left = data.whole - data.value
    return left > 0 ? [done, `还差 ${figure(left)}${unit}`] : [done]
  }
  if (data.kind === 'scatter') {
    const { across, acrossUnit } = data
    return inOrder(data.spots).map(
      ({ x, y }) => `${across} ${figure(x)}${acrossUnit}，${figure(y)}${unit}`,
    )
  }
  if (heightsOf(data.points).length === 0) return []
  return data.points.map((point) => pointWords(point, unit))
}
