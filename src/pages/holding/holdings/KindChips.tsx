import { ScrollView } from '@tarojs/components'
import { type HoldingKind, kindNames } from '@/parts/holding/holding'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import styles from './KindChips.module.scss'

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
const choices: readonly { value: KindChoice; text: string }[] = [
  { value: 'all', text: '全部' },
  ...kinds.map((value) => ({ value, text: kindNames[value] })),
]

interface KindChipsProps {
  value: KindChoice
  onChoose: (value: KindChoice) => void
}

export function KindChips({ value, onChoose }: KindChipsProps) {
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
      <ChoiceGroup role="radiogroup" label="卡券种类" className={styles.chips}>
        {choices.map((choice) => (
          <Pressable
            key={choice.value}
            role="radio"
            className={`${styles.chip} ${choice.value === value ? styles.on : ''}`}
            checked={choice.value === value}
            onPress={() => onChoose(choice.value)}
          >
            {choice.text}
          </Pressable>
        ))}
      </ChoiceGroup>
    </ScrollView>
  )
}
