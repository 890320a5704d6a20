import type { DeviceKind, MeasureKey, Part } from '@server/areas/health/health'
import { ours, type Source } from './source'

interface Common extends Source {
  /** Stays as it is: what was found once is known by it. */
  key: string
  name: string
  /** As it is explained. */
  text: string
  /** Where all of it stands. */
  measure: MeasureKey | null
  /** What to do about it, beside showing the records to a doctor. */
  advice: string
  /** So many days it says nothing more, however it goes on. */
  silentFor: number
}

/** The average of a day lies outside the person's range. */
export interface DayRule extends Common {
  kind: 'day'
  parts: readonly Part[]
}

/** From where on upwards, or below what, a single value is told of. */
export interface Limit {
  part: Part
  from?: number
  below?: number
}

/** A single reading reaches a limit that was published. */
export interface LimitRule extends Common {
  kind: 'limit'
  limits: readonly Limit[]
}

/** So many days in a row, as far as something was measured, lie outside. */
export interface RunRule extends Common {
  kind: 'run'
  parts: readonly Part[]
  days: number
  /** The days of a run lie within so many. */
  within: number
}

/** What it is now differs from what it was by that share. */
export interface ChangeRule extends Common {
  kind: 'change'
  part: Part
  share: number
  /** So many days are one mean. */
  over: number
  /** So many days lie between the two. */
  apart: number
}

/** Nothing was measured for so long, where before there was something on most days. */
export interface SilenceRule extends Common {
  kind: 'silence'
  days: number
  before: { within: number; least: number }
}

/** A device that is worn sends nothing for so many days, and sent something not longer ago than `within`. */
export interface DeviceRule extends Common {
  kind: 'device'
  worn: readonly DeviceKind[]
  days: number
  within: number
}

export type Rule = DayRule | LimitRule | RunRule | ChangeRule | SilenceRule | DeviceRule

const toTheDoctor = '请把记录给医生看'

type DayGiven = Pick<DayRule, 'key' | 'measure' | 'name' | 'parts' | 'silentFor'> &
  Partial<Pick<DayRule, 'advice'>>

const day = ({ silentFor, advice = toTheDoctor, ...given }: DayGiven): DayRule => ({
  ...{ kind: 'day', ...given, advice, silentFor },
  text: `一天的平均不在参考范围里就提醒；医生给您定过范围的，按医生定的看。${silentFor + 1} 天里只提醒一次`,
  ...ours,
  source: '参考范围见这一项的“来源”；多久提醒一次是邻集自己定的，不是医学标准',
})

/** All that is watched for, in the order in which it is explained. */
export const rules: readonly Rule[] = [
  {
    ...{ kind: 'limit', key: 'pressureLimit', name: '血压到了 180/120', measure: 'bloodPressure' },
    limits: [
      { part: 'high', from: 180 },
      { part: 'low', from: 120 },
    ],
    text: '有一次高压到 180 或者低压到 120，就提醒',
    advice: '请先坐下歇 5 分钟再量一次；还是这样，或者身体不舒服，请马上联系医生或者打 120',
    silentFor: 0,
    ...{ source: '《中国高血压防治指南》', version: '2024 年修订版', date: '2024', hand: '转述' },
  },
  {
    ...{ kind: 'run', key: 'pressureRun', name: '血压连着几天在范围外', measure: 'bloodPressure' },
    ...{ parts: ['high', 'low'], days: 3, within: 7, silentFor: 6 },
    text: '7 天里连着 3 个量过的日子，平均都不在参考范围里，就提醒；一周只提醒一次',
    advice: toTheDoctor,
    ...ours,
    source: '参考范围见血压的“来源”；连着几天才提醒是邻集自己定的，不是医学标准',
  },
  {
    ...{ kind: 'limit', key: 'sugarLow', name: '血糖低于 3.9', measure: 'bloodSugar' },
    limits: [
      { part: 'fasting', below: 3.9 },
      { part: 'after_meal', below: 3.9 },
      { part: 'any_time', below: 3.9 },
    ],
    text: '有一次血糖低于 3.9，就提醒，不看一天的平均',
    advice: '请马上再量一次；还是这样，或者身体不舒服，请马上联系医生或者打 120',
    silentFor: 0,
    ...{ source: '《中国糖尿病防治指南》', version: '2024 版', date: '2024', hand: '转述' },
  },
  day({
    ...{ key: 'sugar', measure: 'bloodSugar', name: '血糖在范围外', silentFor: 6 },
    parts: ['fasting', 'after_meal', 'any_time'],
  }),
  day({ key: 'heart', measure: 'heart', name: '心率在范围外', parts: ['bpm'], silentFor: 6 }),
  {
    ...{ kind: 'limit', key: 'oxygenLow', name: '血氧低于 90%', measure: 'bloodOxygen' },
    limits: [{ part: 'oxygen', below: 90 }],
    text: '有一次血氧低于 90%，就提醒，不看一天的平均',
    advice: '请先擦干手、坐好再量一次；还是这样，或者身体不舒服，请马上联系医生或者打 120',
    silentFor: 0,
    ...{
      source: '世界卫生组织《脉搏血氧仪培训手册》',
      version: '2011',
      date: '2011',
      hand: '转述',
    },
  },
  day({
    ...{ key: 'oxygen', measure: 'bloodOxygen', name: '血氧在范围外', silentFor: 1 },
    parts: ['oxygen'],
    advice: '请先擦干手、坐好再量一次；还是这样，请把记录给医生看',
  }),
  day({
    ...{ key: 'temperature', measure: 'temperature', name: '体温在范围外', silentFor: 1 },
    parts: ['celsius'],
    advice: '请过一会儿再量一次；还是这样，请问问医生',
  }),
  {
    ...{ kind: 'change', key: 'weightChange', name: '体重变了 5%', measure: 'weight', part: 'kg' },
    ...{ share: 0.05, over: 14, apart: 90, silentFor: 29 },
    text: '最近 14 天的平均体重和三个月前比，变了 5% 以上就提醒；30 天只提醒一次',
    advice: toTheDoctor,
    ...{ source: 'WS/T 868-2025', version: '2025', date: '2026-02-01 起', hand: '转述' },
  },
  {
    ...{ kind: 'silence', key: 'silence', name: '好几天没有记录', measure: null },
    ...{ days: 3, before: { within: 14, least: 7 }, silentFor: 0 },
    text: '原来两周里有一半的日子有记录，忽然连着 3 天什么都没有，就提醒；一次中断只提醒一次',
    advice: '看看设备有没有电、有没有戴着；不方便量也没关系，过后再记',
    ...ours,
  },
  {
    ...{ kind: 'device', key: 'deviceSilence', name: '手环好几天没有传数据', measure: null },
    ...{ worn: ['band'], days: 3, within: 14, silentFor: 0 },
    text: '绑定的手环连着 3 天没有传数据，就提醒，自己量的照常记也一样；一次中断只提醒一次',
    advice: '看看手环有没有电、有没有戴着、手机有没有开蓝牙；不戴了可以在“我的设备”里解绑',
    ...ours,
  },
]

export const ruleOf = (key: string): Rule | undefined => rules.find((rule) => rule.key === key)

/** So far back the readings are looked at. */
export const lookedBack = 120
