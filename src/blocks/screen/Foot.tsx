import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Stack } from '@/ui/stack/Stack'
import styles from './Foot.module.scss'

/** What a screen's `action` holds: buttons off the edges, and above them what is told of them. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <View className={styles.foot}>
      <Stack gap="s2">{children}</Stack>
    </View>
  )
}
