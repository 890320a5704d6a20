import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './NoticeBar.module.scss'

interface NoticeBarProps {
  children: string
  more?: string
  onMore?: () => void
}

export function NoticeBar({ children, more, onMore }: NoticeBarProps) {
  return (
    <View className={styles.bar}>
      <Icon name="bell" tone="gold" size="s" />
      <View className={styles.text}>{children}</View>
      {more && onMore && (
        <Pressable className={styles.more} onPress={onMore}>
          {more}
        </Pressable>
      )}
    </View>
  )
}
