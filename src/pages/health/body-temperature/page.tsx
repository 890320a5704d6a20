import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'temperature',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBodyTemp',
  chart: 'line',
  how: ['腋下擦干，夹紧 5 到 10 分钟', '刚吃完饭、刚洗完澡，过 30 分钟再量'],
}

/** How warm the body is. */
export default function BodyTemperature() {
  return <MeasureScreen page={page} />
}
