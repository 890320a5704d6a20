import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './SectionHead.module.scss'

interface SectionHeadProps {
  title: string
  more?: string
  onMore?: () => void
}

export function SectionHead({ title, more, onMore }: SectionHeadProps) {
  return (
    <View className={styles.head}>
      <View className={styles.title} role="heading" aria-level={2}>
        {title}
      </View>
      {more && onMore && (
        <Pressable className={styles.more} onPress={onMore}>
          <View>{more}</View>
          <Icon name="right" size="xs" tone="ink2" />
        </Pressable>
      )}
    </View>
  )
}
