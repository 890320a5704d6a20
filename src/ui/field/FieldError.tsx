import { View } from '@tarojs/components'
import { Icon } from '@/ui/icons/Icon'
import styles from './FieldError.module.scss'

interface FieldErrorProps {
  id?: string | undefined
  text?: string | undefined
}

export function FieldError({ id, text }: FieldErrorProps) {
  if (!text) return null
  return (
    <View {...(id && { id })} className={styles.error} role="alert">
      <Icon name="alert" tone="danger" size="xs" />
      <View>{text}</View>
    </View>
  )
}
