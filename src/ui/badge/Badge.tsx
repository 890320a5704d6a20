import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Badge.module.scss'
import { badgeText } from './badgeText'

interface BadgeProps {
  /** Nothing is shown for 0. */
  count: number
  /** What is counted, for those who hear it: 条未读. */
  label: string
  children: ReactNode
}

/** How many wait, at the upper right corner of what they wait behind. */
export function Badge({ count, label, children }: BadgeProps) {
  return (
    <View className={styles.holder}>
      {children}
      {count > 0 && (
        <View className={styles.badge} role="img" aria-label={`${count} ${label}`}>
          {badgeText(count)}
        </View>
      )}
    </View>
  )
}
