import { type HoldingKind, kindNames } from '@/parts/holding/holding'
import { type Choice, Tabs } from '@/ui/tabs/Tabs'

export type KindChoice = HoldingKind | 'all'

const kinds: readonly HoldingKind[] = [
  'coupon',
  'card',
  'packet',
  'vip',
  'digital',
  'membership',
  'course',
  'match',
]
const choices: readonly Choice<KindChoice>[] = [
  { value: 'all', text: '全部' },
  ...kinds.map((value) => ({ value, text: kindNames[value] })),
]

interface KindChipsProps {
  value: KindChoice
  onChoose: (value: KindChoice) => void
}

export const KindChips = (props: KindChipsProps) => (
  <Tabs look="chips" label="卡券种类" choices={choices} {...props} />
)
