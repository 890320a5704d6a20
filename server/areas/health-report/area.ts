import { healthReportCalls } from '@contract/health-report'
import { defineArea } from '../area'
import { healthReportHandlers } from './health-report.calls'

export const healthReportArea = defineArea({
  name: 'health-report',
  calls: healthReportCalls,
  handlers: healthReportHandlers,
})
