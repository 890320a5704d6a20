export type OffenceKind = 'mechanical' | 'unwatched' | 'manyAccounts' | 'fakeProof'
export type Step = 'warning' | 'loss' | 'block'

interface KindRule {
  name: string
  what: string
  /** How heavily it weighs. */
  weight: number
}

/** What counts as cheating. */
export const offenceKinds: Readonly<Record<OffenceKind, KindRule>> = {
  mechanical: {
    name: '用程序代做任务',
    what: '用脚本、连点器或其他程序代替本人操作，验证时连续答错',
    weight: 1,
  },
  unwatched: {
    name: '没看当看过',
    what: '用改动过的应用跳过必须看完的视频或页面',
    weight: 1,
  },
  manyAccounts: {
    name: '一人多号',
    what: '用几个账号重复做同一个任务，或者自己邀请自己',
    weight: 2,
  },
  fakeProof: {
    name: '假的截图或资料',
    what: '上传别人的、改过的或者与任务无关的截图，冒充已经完成',
    weight: 2,
  },
}

interface StepRule {
  /** From what weight on, of all that was not lifted within the days that count. */
  from: number
  step: Step
  blockedDays: number
  words: string
}

/** What follows, the lightest first. */
export const ladder: readonly StepRule[] = [
  { from: 1, step: 'warning', blockedDays: 0, words: '提醒一次，奖励照常' },
  { from: 2, step: 'loss', blockedDays: 0, words: '收回这次的奖励' },
  { from: 4, step: 'block', blockedDays: 7, words: '收回奖励，7 天不能做任务' },
  { from: 6, step: 'block', blockedDays: 30, words: '收回奖励，30 天不能做任务' },
]

export const offenceRules = {
  /** So long it weighs. */
  countsDays: 90,
  /** So long its owner may object; what is taken back is held until then. */
  objectDays: 7,
  /** After so many wrong answers in a row it looks as if nobody had looked. */
  wrongAnswers: 5,
}

/** What follows from all that weighs together. */
export const stepOf = (weight: number): StepRule =>
  ladder.filter(({ from }) => weight >= from).at(-1) ?? ladder[0]!
