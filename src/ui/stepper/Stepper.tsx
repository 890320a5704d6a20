import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './Stepper.module.scss'

interface StepperProps {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

export function Stepper({ label, value, min = 1, max, onChange }: StepperProps) {
  const less = value > min
  const more = value < max
  return (
    <View className={styles.stepper}>
      <Pressable
        className={styles.end}
        label={`减少${label}`}
        disabled={!less}
        onPress={() => onChange(value - 1)}
      >
        <Icon name="minus" size="s" tone={less ? 'ink' : 'ink3'} />
      </Pressable>
      <View className={styles.value} aria-label={`${label} ${value}`}>
        {value}
      </View>
      <Pressable
        className={styles.end}
        label={`增加${label}`}
        disabled={!more}
        onPress={() => onChange(value + 1)}
      >
        <Icon name="plus" size="s" tone={more ? 'ink' : 'ink3'} />
      </Pressable>
    </View>
  )
}
