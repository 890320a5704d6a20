import type { Out, Path } from '@contract/api'
import type { RouteName } from '@/routes/route'
import type { IconName } from '@/ui/icons/drawings'

export type Report = Out<'/tp5/api/ExchangeShop/HealthReport/otherDetail'>
export type Home = Out<'/tp5/api/ExchangeShop/HealthReport/home'>
export type Purpose = Home['consents'][number]['purpose']
export type Reading = Out<'/tp5/api/ExchangeShop/HealthReport/add'>
export type Form = Home['forms'][number]
export type Part = Form['parts'][number]
export type MeasureKey = Reading['measure']
export type Range = Report['range']

export type ReportPath =
  | Extract<Path, `/tp5/api/ExchangeShop/FamilyHealthReport/weekOrMonth${string}`>
  | '/tp5/api/ExchangeShop/HealthReport/otherDetail'

/** Lists of one measure alone; the others share one. */
export type ReadingsPath =
  | '/tp5/api/ExchangeShop/HealthReport/bloodPressureDetail'
  | '/tp5/api/ExchangeShop/HealthReport/heartDetail'
  | '/tp5/api/ExchangeShop/HealthReport/weightDetail'
  | '/tp5/api/ExchangeShop/HealthReport/bloodOxygenDetail'

type MeasureRoute = Extract<
  RouteName,
  | 'bloodPressure'
  | 'heartCondition'
  | 'weight'
  | 'bloodOxygen'
  | 'otherData'
  | 'stepData'
  | 'bloodSugar'
  | 'sleepData'
  | 'bodyTemperature'
  | 'stressData'
  | 'uricAcid'
  | 'bloodLipids'
>

/** Where each measure is shown, and by which icon it is known. */
export const placeOf: Readonly<Record<MeasureKey, { route: MeasureRoute; icon: IconName }>> = {
  bloodPressure: { route: 'bloodPressure', icon: 'pulse' },
  heart: { route: 'heartCondition', icon: 'heart' },
  bloodSugar: { route: 'bloodSugar', icon: 'drop' },
  sleep: { route: 'sleepData', icon: 'bed' },
  steps: { route: 'stepData', icon: 'steps' },
  weight: { route: 'weight', icon: 'weight' },
  bloodOxygen: { route: 'bloodOxygen', icon: 'oxygen' },
  temperature: { route: 'bodyTemperature', icon: 'thermo' },
  stress: { route: 'stressData', icon: 'watch' },
  uricAcid: { route: 'uricAcid', icon: 'drop' },
  bloodLipids: { route: 'bloodLipids', icon: 'drop' },
  other: { route: 'otherData', icon: 'elder' },
}

/** What a page of one measure is made of. */
export interface MeasurePage {
  measure: MeasureKey
  report: ReportPath
  readings?: ReadingsPath
  /** One value with its two ends, a line, or bars. */
  chart: 'range' | 'line' | 'bar'
  /** How to measure so that values can be held against each other. */
  how: readonly string[]
}

export const notADoctor = '参考范围供日常查看，不能代替医生诊断'

/** Whether writing down was agreed to, in the version that is in force. */
export const recordConsent = ({ consents }: Home) =>
  consents.find(({ purpose }) => purpose === 'record')

/** Beyond today nothing can have been measured. */
export const untilToday = <P extends { day: string }>(points: readonly P[], today: string): P[] =>
  points.filter(({ day }) => day <= today)
