import type { ChartData, Point, RangePoint } from './chartData'

const empty = '还没有数据'

const valueOf = (point: Point | RangePoint): string =>
  'value' in point ? String(point.value) : `${point.high}/${point.low}`

/** One value in words: what a finger on the chart is told. */
export const pointWords = (point: Point | RangePoint, unit: string): string =>
  `${point.label} ${valueOf(point)}${unit}${point.unusual ? '，偏离正常' : ''}`

function extremes(values: readonly number[], unit: string): string {
  return `最低 ${Math.min(...values)}${unit}，最高 ${Math.max(...values)}${unit}`
}

/** The chart for those who do not see it: how many, lowest, highest and last. */
export function chartWords(title: string, data: ChartData, unit: string): string {
  if (data.kind === 'ring') return `${title}：${data.value}${unit}，共 ${data.whole}${unit}`
  if (data.kind === 'scatter') {
    if (data.spots.length === 0) return `${title}：${empty}`
    const heights = data.spots.map((spot) => spot.y)
    return `${title}：共 ${heights.length} 个，${extremes(heights, unit)}`
  }
  const last = data.points[data.points.length - 1]
  if (!last) return `${title}：${empty}`
  const values = data.points.flatMap((point: Point | RangePoint) =>
    'value' in point ? [point.value] : [point.low, point.high],
  )
  return `${title}：共 ${data.points.length} 个，${extremes(values, unit)}，最近 ${pointWords(last, unit)}`
}
