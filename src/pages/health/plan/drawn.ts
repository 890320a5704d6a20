import type { PlanSummary } from '@/parts/health/plan/plan'
import type { ChartData, Gap, Point } from '@/ui/chart/chartData'

type Compared = PlanSummary['compared'][number]

/** Time is drawn in hours; the server says its unit in words alone. */
const isTime = ({ measure }: Compared) => measure === 'sleep'

const scaled = (one: Compared, value: number): number =>
  isTime(one) ? Math.round((value / 60) * 10) / 10 : value

export function unitOf(one: Compared): string {
  if (isTime(one)) return ' 小时'
  return one.unit === '%' || one.unit === '℃' ? one.unit : ` ${one.unit}`
}

/** Day by day since it began, beside the mean of the days before; gaps stay gaps. */
export function drawnOf(one: Compared): ChartData {
  const points = one.points.map(({ label, value }): Point | Gap =>
    value === null ? { label, gap: true } : { label, value: scaled(one, value) },
  )
  if (one.before === null) return { kind: 'line', points }
  return { kind: 'line', points, mark: { value: scaled(one, one.before), name: '开始前的平均' } }
}
