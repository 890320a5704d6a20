import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'bloodOxygen',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodOxygen',
  readings: '/tp5/api/ExchangeShop/HealthReport/bloodOxygenDetail',
  chart: 'line',
  how: ['手要暖和，指甲上不涂东西', '坐着不动，等数字稳了再记'],
}

/** How much oxygen the blood carries. */
export default function BloodOxygen() {
  return <MeasureScreen page={page} />
}
