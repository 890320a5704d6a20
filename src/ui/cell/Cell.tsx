import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import styles from './Cell.module.scss'

interface CellProps {
  icon?: IconName | undefined
  title: string
  /** What is known about it now, at the right. */
  value?: ReactNode
  onPress?: () => void
}

type CellContentProps = Omit<CellProps, 'onPress'> & { leads: boolean }

/** Of a row that leads somewhere, for buttons that are not ours to draw. */
export const cellLook = `${styles.cell} ${styles.way}`

/** What stands in a row. */
export const CellContent = ({ icon, title, value, leads }: CellContentProps) => (
  <>
    {icon && <Icon name={icon} tone="ink2" />}
    <View className={styles.title}>{title}</View>
    <View className={styles.value}>{value}</View>
    {leads && <Icon name="right" tone="ink3" size="xs" />}
  </>
)

/** One row of a card; with `onPress` it leads somewhere and shows so. */
export function Cell({ icon, title, value, onPress }: CellProps) {
  const content = <CellContent icon={icon} title={title} value={value} leads={Boolean(onPress)} />
  if (!onPress) return <View className={styles.cell}>{content}</View>
  return (
    <Pressable className={cellLook} onPress={onPress}>
      {content}
    </Pressable>
  )
}
