import type { RefillRow } from '@/parts/iter/refill'
import type { Choice } from '@/ui/tabs/Tabs'

export type Shown = RefillRow['state'] | 'all'

export const choices: readonly Choice<Shown>[] = [
  { value: 'all', text: '全部' },
  { value: 'unpaid', text: '待付款' },
  { value: 'paid', text: '待发货' },
  { value: 'shipped', text: '待收货' },
  { value: 'received', text: '待入库' },
  { value: 'finished', text: '已入库' },
  { value: 'cancelled', text: '已取消' },
]

export const isShown = (value: string | undefined): value is Shown =>
  choices.some((choice) => choice.value === value)
