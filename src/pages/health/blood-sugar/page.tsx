import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'bloodSugar',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodSugar',
  chart: 'line',
  how: [
    '空腹：至少 8 小时没吃东西，早饭前量',
    '餐后 2 小时：从吃第一口饭算起',
    '试纸不要过期，手洗净擦干再扎',
  ],
}

/** Blood sugar by when it was measured. */
export default function BloodSugar() {
  return <MeasureScreen page={page} />
}
