import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import styles from './Cell.module.scss'

interface CellProps {
  icon?: IconName
  title: string
  /** What is known about it now, at the right. */
  value?: ReactNode
  onPress?: () => void
}

/** One row of a card; with `onPress` it leads somewhere and shows so. */
export function Cell({ icon, title, value, onPress }: CellProps) {
  const content = (
    <>
      {icon && <Icon name={icon} tone="ink2" />}
      <View className={styles.title}>{title}</View>
      <View className={styles.value}>{value}</View>
      {onPress && <Icon name="right" tone="ink3" size="xs" />}
    </>
  )
  if (!onPress) return <View className={styles.cell}>{content}</View>
  return (
    <Pressable className={`${styles.cell} ${styles.way}`} onPress={onPress}>
      {content}
    </Pressable>
  )
}
