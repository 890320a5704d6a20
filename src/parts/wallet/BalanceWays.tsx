import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './BalanceWays.module.scss'

/** The foot of a roofed card: ways on, side by side. */
export function BalanceWays({ children }: { children: ReactNode }) {
  return <View className={styles.ways}>{children}</View>
}
