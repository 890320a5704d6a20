import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import styles from './Segmented.module.scss'
import type { Choice } from './Tabs'

interface SegmentedProps<Value> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** Two to four choices of which exactly one holds. */
export function Segmented<Value extends string | number>({
  label,
  choices,
  value,
  onChoose,
}: SegmentedProps<Value>) {
  return (
    <ChoiceGroup role="radiogroup" label={label} className={styles.group}>
      {choices.map((choice) => (
        <Pressable
          key={choice.value}
          role="radio"
          className={`${styles.choice} ${choice.value === value ? styles.on : ''}`}
          checked={choice.value === value}
          onPress={() => onChoose(choice.value)}
        >
          {choice.text}
        </Pressable>
      ))}
    </ChoiceGroup>
  )
}
