/** Where a rule or a sheet comes from. */
export interface Source {
  source: string
  version: string
  /** As exactly as it is known; empty for a rule of our own. */
  date: string
  /** The original, somebody's account of it, or a rule of our own. */
  hand: '原文' | '转述' | '自定'
}

/** What nobody published is said to be ours. */
export const ours: Source = {
  ...{ source: '邻集自己定的提醒规则，不是医学标准', version: '1', date: '', hand: '自定' },
}
