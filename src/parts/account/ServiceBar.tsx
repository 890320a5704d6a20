import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { callService } from './callService'
import styles from './ServiceBar.module.scss'

interface ServiceBarProps {
  /** One action takes all the room; several stand at the right, the next step last. */
  wide?: boolean
  children: ReactNode
}

/** Help at the left, what to do next beside it. */
export function ServiceBar({ wide = false, children }: ServiceBarProps) {
  return (
    <View className={styles.bar}>
      <Pressable className={styles.service} onPress={() => void callService()}>
        <Icon name="headset" tone="ink2" />
        <View>客服</View>
      </Pressable>
      <View className={wide ? styles.wide : styles.actions}>{children}</View>
    </View>
  )
}
