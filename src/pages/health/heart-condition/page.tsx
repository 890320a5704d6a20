import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'heart',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart',
  readings: '/tp5/api/ExchangeShop/HealthReport/heartDetail',
  chart: 'line',
  how: ['安静坐 5 分钟再量，刚走完路、刚喝完茶时会快一些', '手环要贴紧手腕'],
}

/** How often the heart beats. */
export default function HeartCondition() {
  return <MeasureScreen page={page} />
}
