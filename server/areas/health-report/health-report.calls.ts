import type { healthReportCalls } from '@contract/health-report'
import type { HandlersOf } from '@server/call/handler'
import { reportOf } from './report'

export const healthReportHandlers: HandlersOf<typeof healthReportCalls> = {
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodPressure': (input, context) =>
    reportOf(context, 'bloodPressure', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart': (input, context) =>
    reportOf(context, 'heart', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthWeight': (input, context) =>
    reportOf(context, 'weight', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodOxygen': (input, context) =>
    reportOf(context, 'bloodOxygen', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthStep': (input, context) =>
    reportOf(context, 'steps', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodSugar': (input, context) =>
    reportOf(context, 'bloodSugar', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthSleep': (input, context) =>
    reportOf(context, 'sleep', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBodyTemp': (input, context) =>
    reportOf(context, 'temperature', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHrv': (input, context) =>
    reportOf(context, 'stress', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthUricAcid': (input, context) =>
    reportOf(context, 'uricAcid', input),
  '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodLipids': (input, context) =>
    reportOf(context, 'bloodLipids', input),
  '/tp5/api/ExchangeShop/HealthReport/otherDetail': (input, context) =>
    reportOf(context, 'other', input),
}
