import type { Band, ChartData, Gap, Point, RangePoint } from '@/ui/chart/chartData'
import type { MeasurePage, Report } from './health'

type Shown = Report['parts'][number]

/** Minutes are drawn as hours. */
const scaleOf = ({ unit }: Shown) => (unit === '分钟' ? 60 : 1)

const scaled = (value: number, part: Shown): number =>
  scaleOf(part) === 1 ? value : Math.round((value / 60) * 10) / 10

export function chartUnit(part: Shown): string {
  if (part.unit === '分钟') return ' 小时'
  return part.unit === '%' || part.unit === '℃' ? part.unit : ` ${part.unit}`
}

type One = Report['points'][number]

const outside = (standing: One['standings'][number] | undefined): Pick<Point, 'unusual'> =>
  standing === 'high' || standing === 'low' ? { unusual: standing } : {}

const lineOf = (points: readonly One[], part: Shown, nth: number): (Point | Gap)[] =>
  points.map(({ label, values, standings }): Point | Gap => {
    const value = values[nth]
    if (value == null) return { label, gap: true }
    return { label, value: scaled(value, part), ...outside(standings[nth]) }
  })

const rangeOf = (points: readonly One[]): (RangePoint | Gap)[] =>
  points.map(({ label, values: [high, low], standings }): RangePoint | Gap => {
    if (high == null || low == null) return { label, gap: true }
    const far = standings.find((one) => one === 'high' || one === 'low')
    return { label, high, low, ...outside(far) }
  })

const known = (points: readonly One[], nth: number): number[] =>
  points.flatMap(({ values }) => values[nth] ?? [])

/** A range with an open end reaches to where values lie, and a little beyond. */
function bandOf(points: readonly One[], part: Shown, nth: number): Band[] {
  if (!part.band) return []
  const { from, to } = part.band
  const values = known(points, nth)
  const least = from ?? Math.min(...values, (to ?? 0) * 0.85)
  const most = to ?? Math.max(...values, (from ?? 0) * 1.15)
  return [{ from: scaled(least, part), to: scaled(most, part), colour: 'okSoft' }]
}

/** The upper range stands on the lower one. */
function pairBands(points: readonly One[], [high, low]: readonly Shown[]): Band[] {
  const [lower] = low ? bandOf(points, low, 1) : []
  const [upper] = high ? bandOf(points, high, 0) : []
  return [
    ...(lower ? [{ ...lower, colour: 'brandSoft' as const }] : []),
    ...(upper ? [{ ...upper, from: lower?.to ?? upper.from }] : []),
  ]
}

/** A part of a report as its page draws it. */
export function chartOf(
  { points, parts }: Report,
  chart: MeasurePage['chart'],
  nth: number,
): ChartData {
  const part = parts[nth]
  if (chart === 'range')
    return { kind: 'range', points: rangeOf(points), bands: pairBands(points, parts) }
  if (!part) return { kind: chart, points: [] }
  return { kind: chart, points: lineOf(points, part, nth), bands: bandOf(points, part, nth) }
}

/** What the ground of the chart means, as it was published. */
export const bandWords = (parts: readonly Shown[]): string => {
  const texts = parts.flatMap(({ band }) => band?.text ?? [])
  return texts.length > 0 ? `底色是参考范围：${texts.join('；')}` : ''
}
