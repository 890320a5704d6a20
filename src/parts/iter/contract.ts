import type { In, Out } from '@contract/api'
import type { ContractKind, ContractState } from '@contract/business/shapes'
import type { TagTone } from '@/ui/tag/Tag'

export type ContractRow = Out<'/tp5/api/MachineBusiness/lists'>['list'][number]
export type MachineContract = Out<'/tp5/api/MachineBusiness/detail'>
export type ContractMonth = Out<'/tp5/api/MachineBusiness/month'>
export type CancelReason = NonNullable<In<'/tp5/api/MachineBusiness/cancel'>['reason']>

export const stateTones: Record<ContractState, TagTone> = {
  offered: 'warn',
  agreed: 'brand',
  running: 'brand',
  ended: 'plain',
  cancelled: 'plain',
}

export const kindTexts: Record<ContractKind, string> = {
  percent: '按百分比分',
  permille: '按千分比分',
  rent: '固定月租',
}

/** 2026.11.01 */
export const dotted = (day: string): string => day.replace(/-/g, '.')

/** 2026.11.01 – 2027.10.31 */
export const periodWords = (from: string, to: string): string => `${dotted(from)} – ${dotted(to)}`

/** 2026 年 9 月 */
export const monthWords = (month: string): string =>
  `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`
