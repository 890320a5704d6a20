import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'stress',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHrv',
  chart: 'line',
  how: ['心率变异由手环在安静时量，数字大多说明休息得好', '每个人不一样，只和自己以前的比'],
}

/** How much the heart’s rhythm varies, which falls under strain. */
export default function StressData() {
  return <MeasureScreen page={page} />
}
