import type { FaultKind, FaultSource } from '@contract/maintenance/fault'

interface FaultRule {
  title: string
  /** It is about one slot, where it is known which. */
  ofSlot: boolean
  /** Within so many hours it has to be mended. */
  hours: number
}

export const faultRules: Readonly<Record<FaultKind, FaultRule>> = {
  stuck: { title: '卡货', ofSlot: true, hours: 24 },
  nothing: { title: '没出货', ofSlot: true, hours: 24 },
  warm: { title: '不制冷', ofSlot: false, hours: 8 },
  screen: { title: '屏幕或扫码坏了', ofSlot: false, hours: 24 },
  power: { title: '没电', ofSlot: false, hours: 4 },
  offline: { title: '离线', ofSlot: false, hours: 4 },
  broken: { title: '门或玻璃坏了', ofSlot: false, hours: 24 },
  other: { title: '其他问题', ofSlot: false, hours: 48 },
}

export const sourceTexts: Readonly<Record<FaultSource, string>> = {
  neighbour: '邻居报',
  staff: '同事报',
  machine: '机器报',
}

/** The same again within so many days is the fault of before. */
export const reopenDays = 7

/** Of one person about one machine in a day. */
export const reportsADay = 3

/** Who bought at a machine may say for so many days that something was wrong. */
export const boughtDays = 7
