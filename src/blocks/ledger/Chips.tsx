import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import styles from './Chips.module.scss'

interface ChipsProps {
  label: string
  choices: readonly string[]
  chosen: string
  onChoose: (index: number) => void
}

export function Chips({ label, choices, chosen, onChoose }: ChipsProps) {
  return (
    <View className={styles.chips} aria-label={label}>
      {choices.map((choice, index) => (
        <Pressable
          key={choice}
          role="radio"
          className={`${styles.chip} ${choice === chosen ? styles.on : ''}`}
          checked={choice === chosen}
          onPress={() => onChoose(index)}
        >
          {choice}
        </Pressable>
      ))}
    </View>
  )
}
