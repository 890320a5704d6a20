import type { WorkKind } from '@contract/maintenance/performance'

/** What each kind of work is called, and what is in time. */
export const workRules: Readonly<Record<WorkKind, { title: string; rule: string }>> = {
  install: { title: '装机', rule: '在计划的时间前做完全部步骤' },
  audit: { title: '验收', rule: '提交后 24 小时内给结果' },
  maintain: { title: '维护', rule: '不超过这种维护的间隔' },
  repair: { title: '维修', rule: '在故障的时限前修好' },
}

export const auditHours = 24
export const shownMonths = 6
