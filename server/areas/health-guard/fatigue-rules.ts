import type { Part } from '@server/areas/health/health'
import { ours, type Source } from './source'

interface Common extends Source {
  part: Part
  text: string
}

/** Held against the range of the person. */
interface BandRule extends Common {
  against: 'band'
}

/** Held against what is usual with the person: below the mean of before by so many deviations. */
interface UsualRule extends Common {
  against: 'usual'
  deviations: number
  /** So many of the seven days, and of the days before, there have to be. */
  least: number
  leastBefore: number
}

/** Nobody published how much less is too little: it is told beside what was before, and no more. */
interface BesideRule extends Common {
  against: 'beside'
}

export type FatigueRule = BandRule | UsualRule | BesideRule

/** The days that are told of, and those before that say what is usual. */
export const fatigueDays = { now: 7, before: 28 } as const

/** By what a week of sleep, heart rate variability and steps is read. */
export const fatigueRules: readonly FatigueRule[] = [
  {
    ...{ part: 'asleep', against: 'band' },
    text: '7 天的平均睡眠，按您年龄的参考范围看；医生给您定过的，按医生定的',
    ...{ source: '《健康中国行动（2019—2030 年）》', version: '2019', date: '2019-07' },
    hand: '转述',
  },
  {
    ...{ part: 'hrv', against: 'usual', deviations: 0.5, least: 3, leastBefore: 14 },
    text: '7 天的平均心率变异（取对数），比前 28 天的平均低半个标准差以上，就说低于您平常的范围；7 天里要有 3 天、前 28 天里要有 14 天的记录',
    ...{ source: 'Plews 等，Sports Medicine 43：773–781', version: '2013', date: '2013' },
    hand: '转述',
  },
  {
    ...{ part: 'steps', against: 'beside' },
    text: '平均每天的步数，和前 28 天放在一起看；少多少算少没有公开发布的标准，所以只放在一起，不另外提醒',
    ...ours,
    source: '没有公开发布的标准',
  },
]
