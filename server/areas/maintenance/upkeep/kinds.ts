import type { UpkeepKind } from '@contract/maintenance/upkeep'

interface UpkeepRule {
  title: string
  /** How often it is to be done; null where it has no date of its own. */
  everyDays: number | null
}

export const upkeepRules: Readonly<Record<UpkeepKind, UpkeepRule>> = {
  clean: { title: '清洁消毒', everyDays: 14 },
  check: { title: '巡检', everyDays: 30 },
  dust: { title: '冷凝器除尘', everyDays: 90 },
  other: { title: '其他维护', everyDays: null },
}
