import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'steps',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthStep',
  chart: 'bar',
  how: ['分几次走也一样算', '觉得累、头晕、胸口不舒服就停下来'],
}

/** How far somebody walked. */
export default function StepData() {
  return <MeasureScreen page={page} />
}
