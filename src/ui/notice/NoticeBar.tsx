import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './NoticeBar.module.scss'

interface NoticeBarProps {
  children: string
  more?: string
  onMore?: () => void
}

/** What everybody is told; where there is more of it, all of it is one button. */
export function NoticeBar({ children, more, onMore }: NoticeBarProps) {
  const content = (
    <>
      <Icon name="bell" tone="gold" size="s" />
      <View className={styles.text}>{children}</View>
    </>
  )
  if (!more || !onMore) return <View className={styles.bar}>{content}</View>
  return (
    <Pressable className={styles.bar} label={`${children}，${more}`} onPress={onMore}>
      {content}
      <View className={styles.more}>{more}</View>
    </Pressable>
  )
}
