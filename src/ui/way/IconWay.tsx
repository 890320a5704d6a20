import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Badge } from '@/ui/badge/Badge'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import styles from './IconWay.module.scss'

interface IconWayProps {
  icon: IconName
  name: string
  /** How many wait there, and what they are: 单. */
  waiting?: number
  unit?: string
  onPress: () => void
}

/** A row of ways, in as many lines as they need. */
export const IconWays = ({ children }: { children: ReactNode }) => (
  <View className={styles.ways}>{children}</View>
)

/** A way on with its picture above its name, and what waits behind it. */
export const IconWay = ({ icon, name, waiting = 0, unit = '件', onPress }: IconWayProps) => (
  <Pressable
    className={styles.way}
    label={waiting > 0 ? `${name}，${waiting} ${unit}` : name}
    onPress={onPress}
  >
    <Badge count={waiting} label={unit}>
      <View className={styles.icon}>
        <Icon name={icon} tone="entry" size="l" />
      </View>
    </Badge>
    <View>{name}</View>
  </Pressable>
)
