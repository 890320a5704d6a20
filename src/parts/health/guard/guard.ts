import type { Out } from '@contract/api'

export type Guard = Out<'/tp5/api/ExchangeShop/HealthGuard/introduce'>
export type Alert = Out<'/tp5/api/ExchangeShop/HealthGuard/lists'>['list'][number]
export type AlertDetail = Out<'/tp5/api/ExchangeShop/HealthGuard/detail'>
export type Questions = Out<'/tp5/api/ExchangeShop/HealthGuard/questionnaire'>
export type Result = NonNullable<Questions['last']>
export type SheetKey = Questions['sheet']
export type Fatigue = Out<'/tp5/api/ExchangeShop/HealthHome/fatigueReport'>
export type GuardReport = Out<'/tp5/api/ExchangeShop/HealthGuard/guardReport'>

/** What an address says; nothing that there is no sheet for. */
export const sheetOf = (given: string | undefined): SheetKey =>
  given === 'strength' ? 'strength' : 'diabetes'

interface Sourced {
  source: string
  version: string
  date: string
  hand: string
}

/** Who published it, and when; of a rule of our own, that it is one. */
export const sourceWords = ({ source, version, date, hand }: Sourced): string =>
  hand === '自定' ? source : `${source}，${version}，${date} 发布，${hand}`

export const notAVerdict = '提醒、分数和报告供日常留意，不能代替医生诊断'
