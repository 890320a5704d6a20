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
  /** Where the margin is there already. */
  flush?: boolean
  onChoose: (value: Value) => void
}

/** A row of tabs that scrolls sideways where it does not fit. */
export function Tabs<Value extends string | number>({
  label,
  choices,
  value,
  flush = false,
  onChoose,
}: TabsProps<Value>) {
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
      <ChoiceGroup
        role="tablist"
        label={label}
        className={`${styles.tabs} ${flush ? styles.flush : ''}`}
      >
        {choices.map((choice) => (
          <Pressable
            key={choice.value}
            role="tab"
            className={`${styles.tab} ${choice.value === value ? styles.on : ''}`}
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
