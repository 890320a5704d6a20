import { View } from '@tarojs/components'
import { ChoiceGroup } from '@/platform/ChoiceGroup'
import { Pressable } from '@/platform/Pressable'
import styles from './RadioGroup.module.scss'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  note?: string
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  label: string
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of a few, each with room for its reasons; the whole row is the target. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  return (
    <ChoiceGroup role="radiogroup" label={label} className={styles.group}>
      {options.map((option) => (
        <Pressable
          key={option.value}
          role="radio"
          className={`${styles.row} ${option.disabled ? styles.off : ''}`}
          checked={option.value === value}
          disabled={option.disabled}
          label={option.note ? `${option.label}，${option.note}` : option.label}
          onPress={() => onChange(option.value)}
        >
          <View className={`${styles.ring} ${option.value === value ? styles.chosen : ''}`} />
          <View className={styles.words}>
            <View>{option.label}</View>
            {option.note && <View className={styles.note}>{option.note}</View>}
          </View>
        </Pressable>
      ))}
    </ChoiceGroup>
  )
}
