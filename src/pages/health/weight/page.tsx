import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'weight',
  report: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthWeight',
  readings: '/tp5/api/ExchangeShop/HealthReport/weightDetail',
  chart: 'line',
  how: [
    '每月称两次就够了，早上空腹、穿一样多的衣服',
    '身高每年量一次，填在“我的健康”首页',
    '三个月里变了二十分之一以上，请告诉医生',
  ],
}

/** Weight, and the BMI that follows from it. */
export default function Weight() {
  return <MeasureScreen page={page} />
}
