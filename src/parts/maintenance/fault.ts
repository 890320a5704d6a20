import type { Out } from '@contract/api'
import { monthDayHour } from '@/format/date'
import type { IconName } from '@/ui/icons/drawings'
import type { TagTone } from '@/ui/tag/Tag'

export type FaultPage = Out<'/tp5/api/OperationFault/lists'>
export type FaultRow = FaultPage['list'][number]
export type Fault = Out<'/tp5/api/OperationFault/detail'>
export type WitnessedFault = Out<'/tp5/api/OperationFault/mine'>['list'][number]
export type FaultKind = FaultRow['kind']
export type FaultAction = FaultRow['actions'][number]

/** What may be wrong, as somebody chooses who reports it. */
export const faultChoices: readonly { value: FaultKind; label: string; ofSlot: boolean }[] = [
  { value: 'nothing', label: '付了没出货', ofSlot: true },
  { value: 'stuck', label: '货卡住了', ofSlot: true },
  { value: 'warm', label: '不凉', ofSlot: false },
  { value: 'screen', label: '屏幕或扫码坏了', ofSlot: false },
  { value: 'power', label: '没电，整台不亮', ofSlot: false },
  { value: 'broken', label: '门或玻璃坏了', ofSlot: false },
  { value: 'other', label: '别的问题', ofSlot: false },
]

export const kindIcons: Record<FaultKind, IconName> = {
  stuck: 'vending',
  nothing: 'vending',
  warm: 'thermo',
  screen: 'scan',
  power: 'bolt',
  offline: 'wifioff',
  broken: 'wrench',
  other: 'wrench',
}

export const stateTones: Record<FaultRow['state'], TagTone> = {
  open: 'danger',
  accepted: 'brand',
  waiting: 'warn',
  repaired: 'ok',
  confirmed: 'ok',
  dismissed: 'plain',
}

const sources: Record<FaultRow['source'], string> = {
  neighbour: '邻居报',
  staff: '同事报',
  machine: '系统报',
}

/** A2 没出货 */
export const titleOf = ({ slot_no, kind_text }: Pick<FaultRow, 'slot_no' | 'kind_text'>): string =>
  [slot_no, kind_text].filter(Boolean).join(' ')

/** LJ-0132 ・ 系统报 11-26 09:23 ・ 共 3 人次 */
export const whenceOf = (fault: WitnessedFault): string =>
  [
    fault.machine_sn,
    `${sources[fault.source]} ${monthDayHour(new Date(fault.opened_at))}`,
    fault.reports > 1 && `共报 ${fault.reports} 次`,
    fault.reopened > 0 && `又坏 ${fault.reopened} 次`,
  ]
    .filter(Boolean)
    .join(' ・ ')

const span = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} 天`
  return hours > 0 ? `${hours} 小时 ${minutes % 60} 分` : `${minutes} 分钟`
}

/** 还有 1 小时 50 分, 超时 6 分钟; empty where nothing runs. */
export function dueWords({ state, due_at }: Pick<FaultRow, 'state' | 'due_at'>, now: Date): string {
  if (state !== 'open' && state !== 'accepted' && state !== 'waiting') return ''
  const minutes = Math.round((Date.parse(due_at) - now.getTime()) / 60_000)
  return minutes >= 0 ? `还有 ${span(minutes)}` : `超时 ${span(-minutes)}`
}
