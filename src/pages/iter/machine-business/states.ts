import type { ContractState } from '@contract/business/shapes'
import type { Choice } from '@/ui/tabs/Tabs'

export type Shown = ContractState | 'all'

export const choices: readonly Choice<Shown>[] = [
  { value: 'all', text: '全部' },
  { value: 'offered', text: '等确认' },
  { value: 'agreed', text: '未开始' },
  { value: 'running', text: '进行中' },
  { value: 'ended', text: '已到期' },
  { value: 'cancelled', text: '已解约' },
]

export const isShown = (value: string | undefined): value is Shown =>
  choices.some((choice) => choice.value === value)
