import { ChoiceGroup } from '@/platform/ChoiceGroup'
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
    <ChoiceGroup role="radiogroup" label={label} className={styles.chips}>
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
    </ChoiceGroup>
  )
}
