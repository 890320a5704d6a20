import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './ReasonStrip.module.scss'

interface ReasonStripProps {
  reason: string
  way: string
  onWay: () => void
}

/** Over a disabled button: why it is disabled, and the way out. */
export function ReasonStrip({ reason, way, onWay }: ReasonStripProps) {
  return (
    <View className={styles.strip}>
      <Icon name="info" tone="gold" size="s" />
      <View className={styles.reason} role="status">
        {reason}
      </View>
      <Pressable className={styles.way} onPress={onWay}>
        <View>{way}</View>
        <Icon name="right" tone="gold" size="xs" />
      </Pressable>
    </View>
  )
}
