/** What the system gives from and takes into, and what a ledger calls it. */
export const sources = {
  gift: '赠礼',
  task: '任务',
  'sign-in': '签到',
  match: '打卡赛',
  film: '看视频',
  exchange: '兑换',
  invite: '邀请',
  closing: '注销',
} as const

export type SystemAccount = keyof typeof sources
