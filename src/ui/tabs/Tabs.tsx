import { ScrollView } from '@tarojs/components'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import styles from './Tabs.module.scss'

export interface Choice<Value> {
  value: Value
  text: string
}

interface TabsProps<Value> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  /** Chips narrow down what stands below; tabs show something else. */
  look?: 'tabs' | 'chips'
  /** Where the margin is there already. */
  flush?: boolean
  onChoose: (value: Value) => void
}

/** A row of choices that scrolls sideways where it does not fit. */
export function Tabs<Value extends string | number>({
  label,
  choices,
  value,
  look = 'tabs',
  flush = false,
  onChoose,
}: TabsProps<Value>) {
  const chips = look === 'chips'
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
      <ChoiceGroup
        role={chips ? 'radiogroup' : 'tablist'}
        label={label}
        className={`${styles[look]} ${flush ? styles.flush : ''}`}
      >
        {choices.map((choice) => (
          <Pressable
            key={choice.value}
            role={chips ? 'radio' : 'tab'}
            className={`${styles.choice} ${choice.value === value ? styles.on : ''}`}
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
