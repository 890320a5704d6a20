import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'bloodPressure',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodPressure',
  readings: '/tp5/api/ExchangeShop/HealthReport/bloodPressureDetail',
  chart: 'range',
  how: [
    '先坐着歇 5 分钟，背靠椅子，脚放平',
    '袖带绑在上臂，和心脏一样高',
    '隔半分钟到一分钟量两次，两次差 10 以上再量一次',
    '每天差不多同一个时候量',
  ],
}

/** Blood pressure: the upper and the lower value in one. */
export default function BloodPressure() {
  return <MeasureScreen page={page} />
}
