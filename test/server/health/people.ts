import { api, type ReadPath } from '@contract/api'
import { agreementInForce } from '@server/areas/agreement/agreement'
import type { House } from '../harness/openHouse'
import type { Sending } from '../harness/request'

const base = '/tp5/api/ExchangeShop/HealthReport/'
export const paths = {
  home: `${base}home`,
  consent: `${base}consent`,
  withdraw: `${base}withdraw`,
  profile: `${base}profile`,
  band: `${base}band`,
  add: `${base}add`,
  edit: `${base}edit`,
  remove: `${base}remove`,
  readings: `${base}readings`,
  pressures: `${base}bloodPressureDetail`,
  pressure: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodPressure',
  steps: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthStep',
  sugar: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthBloodSugar',
  heart: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthHeart',
  weight: '/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonthWeight',
} as const

/** Every call that reads something of a person. */
export const reads = (Object.keys(api) as ReadPath[]).filter(
  (path) => api[path].of && 'person_id' in api[path].in.shape,
)

/** What some of them want beside whose data it is. */
export const wanted: Partial<Record<ReadPath, object>> = {
  [paths.readings]: { measure: 'heart' },
  '/tp5/api/ExchangeShop/HealthGuard/detail': { alert_id: 'a'.repeat(24) },
}

const agreements = { record: 'healthRecord', family: 'healthFamily' } as const

/** Says yes to what is in force, as the area's home asks. */
export function agree(
  house: House,
  sending: Sending,
  now = new Date(),
  purpose: keyof typeof agreements = 'record',
) {
  const { version } = agreementInForce(agreements[purpose], now)
  return house.ask(paths.consent, { purpose, version }, sending)
}

/** The same to photographs of a tongue. */
export function agreeToTongue(house: House, sending: Sending, now = new Date()) {
  const { version } = agreementInForce('healthTongue', now)
  return house.ask(paths.consent, { purpose: 'tongue', version }, sending)
}
