import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Media.module.scss'

interface MediaProps {
  /** At the left, as wide as it is: a picture or an icon. */
  start?: ReactNode
  /** At the right, as wide as it is: a tag, a button, a way on. */
  end?: ReactNode
  align?: 'center' | 'top'
  /** Where the end would squeeze the words, it goes below them. */
  wrap?: boolean
  children: ReactNode
}

/** Words that take the room between what stands at their left and at their right. */
export function Media({ start, end, align = 'center', wrap = false, children }: MediaProps) {
  const shape = [styles.media, align === 'top' && styles.top, wrap && styles.wrap]
  return (
    <View className={shape.filter(Boolean).join(' ')}>
      {start && <View className={styles.side}>{start}</View>}
      <View className={styles.words}>{children}</View>
      {end && <View className={styles.side}>{end}</View>}
    </View>
  )
}
