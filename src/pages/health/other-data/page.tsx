import type { MeasurePage } from '@/parts/health/health'
import { MeasureScreen } from '@/parts/health/MeasureScreen'

const page: MeasurePage = {
  measure: 'other',
  report: '/tp5/api/ExchangeShop/HealthReport/otherDetail',
  chart: 'line',
  how: [
    '腰围：站直，软尺绕肚脐上方一圈，轻轻呼气时读数',
    '体脂率：每次用同一台秤，早上空腹量',
    '呼吸：安静时看胸口起伏，数一分钟',
  ],
}

/** What has no page of its own. */
export default function OtherData() {
  return <MeasureScreen page={page} />
}
