import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'sleep',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthSleep',
  chart: 'bar',
  how: ['记醒来那一天：昨晚睡到今早，记在今天', '中午睡的也可以记，加在当天一起看'],
}

/** How long somebody slept, and how. */
export default function SleepData() {
  return <MeasureScreen page={page} />
}
