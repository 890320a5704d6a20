import { amount, grouped } from '@/format/amount'
import { type ChartData, inOrder, type Point, type RangePoint, shareOf } from './chartData'

const empty = '还没有数据'

/** 8,100, but 36.6 as it is, and 1.23万 from ten thousand on. */
export const figure = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 10_000 ? grouped(value) : amount(value)

const valueOf = (point: Point | RangePoint): string =>
  'value' in point ? figure(point.value) : `${figure(point.high)}/${figure(point.low)}`

/** One value in words: what a finger on the chart is told. */
export const pointWords = (point: Point | RangePoint, unit: string): string =>
  `${point.label}：${valueOf(point)}${unit}${point.unusual ? '，偏离正常' : ''}`

function extremes(values: readonly number[], unit: string): string {
  return `最低 ${figure(Math.min(...values))}${unit}，最高 ${figure(Math.max(...values))}${unit}`
}

function unusualWords(points: readonly (Point | RangePoint)[]): string {
  const count = points.filter((point) => point.unusual).length
  return count > 0 ? `，其中 ${count} 个偏离正常` : ''
}

/** The chart for those who do not see it: how many, lowest, highest and last. */
export function chartWords(data: ChartData, unit: string): string {
  if (data.kind === 'ring') return `${figure(data.value)}${unit}，共 ${figure(data.whole)}${unit}`
  if (data.kind === 'scatter') {
    if (data.spots.length === 0) return empty
    const heights = data.spots.map((spot) => spot.y)
    return `共 ${heights.length} 个，${extremes(heights, unit)}`
  }
  const last = data.points[data.points.length - 1]
  if (!last) return empty
  const values = data.points.flatMap((point: Point | RangePoint) =>
    'value' in point ? [point.value] : [point.low, point.high],
  )
  const count = `共 ${data.points.length} 个${unusualWords(data.points)}`
  return `${count}，${extremes(values, unit)}，最近 ${pointWords(last, unit)}`
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
  return data.points.map((point) => pointWords(point, unit))
}
