import { View } from '@tarojs/components'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import styles from './NoticeBar.module.scss'

interface NoticeBarProps {
  icon?: IconName
  children: string
}

export function NoticeBar({ icon = 'bell', children }: NoticeBarProps) {
  return (
    <View className={styles.bar}>
      <Icon name={icon} tone="gold" size="s" />
      <View className={styles.text}>{children}</View>
    </View>
  )
}
