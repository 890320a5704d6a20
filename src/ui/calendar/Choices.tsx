import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import styles from './Calendar.module.scss'

interface ChoicesProps {
  label: string
  unit: string
  values: readonly number[]
  chosen: number
  isOff?: (value: number) => boolean
  onChoose: (value: number) => void
}

/** Years or months, side by side. */
export function Choices({ label, unit, values, chosen, isOff, onChoose }: ChoicesProps) {
  return (
    <ChoiceGroup role="radiogroup" label={label} className={styles.choices}>
      {values.map((value) => {
        const off = isOff?.(value) ?? false
        const state = off ? styles.off : value === chosen ? styles.chosen : ''
        return (
          <Pressable
            key={value}
            role="radio"
            className={`${styles.choice} ${state}`}
            checked={value === chosen}
            disabled={off}
            onPress={() => onChoose(value)}
          >
            {`${value}${unit}`}
          </Pressable>
        )
      })}
    </ChoiceGroup>
  )
}
