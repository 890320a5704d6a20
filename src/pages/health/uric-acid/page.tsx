import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'uricAcid',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthUricAcid',
  chart: 'line',
  how: ['抄化验单上的数，单位是 µmol/L', '抽血前一天不喝酒，早上空腹'],
}

/** Uric acid, as a laboratory found it. */
export default function UricAcid() {
  return <MeasureScreen page={page} />
}
