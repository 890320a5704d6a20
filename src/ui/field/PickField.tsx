import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { FieldError } from './Field'
import styles from './Field.module.scss'

interface PickFieldProps {
  label: string
  /** Empty while nothing is chosen. */
  text: string
  error?: string | undefined
  onPress: () => void
}

/** Looks like a field, opens a sheet. */
export function PickField({ label, text, error, onPress }: PickFieldProps) {
  return (
    <View className={styles.field}>
      <Pressable
        className={`${styles.box} ${error ? styles.wrong : ''}`}
        label={text ? `${label}：${text}` : label}
        onPress={onPress}
      >
        <View className={text ? styles.picked : styles.unpicked}>{text || label}</View>
        <Icon name="right" size="xs" tone="ink3" />
      </Pressable>
      <FieldError text={error} />
    </View>
  )
}
