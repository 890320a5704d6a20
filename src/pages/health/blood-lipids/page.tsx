import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'bloodLipids',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodLipids',
  chart: 'line',
  how: ['抄化验单上的数，单位是 mmol/L，有几项填几项', '抽血前 12 小时不吃东西'],
}

/** What a laboratory found of fat in the blood. */
export default function BloodLipids() {
  return <MeasureScreen page={page} />
}
