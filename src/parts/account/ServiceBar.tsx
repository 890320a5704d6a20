import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { go } from '@/navigation/go'
import { ContactButton } from '@/platform/ContactButton'
import { Icon } from '@/ui/icons/Icon'
import styles from './ServiceBar.module.scss'

interface ServiceBarProps {
  /** One action takes all the room; several stand at the right, the next step last. */
  wide?: boolean
  /** What whoever helps is to know: the number of an order. */
  about?: string
  children: ReactNode
}

/** Help at the left, what to do next beside it. */
export function ServiceBar({ wide = false, about, children }: ServiceBarProps) {
  return (
    <View className={styles.bar}>
      <ContactButton className={styles.service} about={about} onAsk={() => void go('service')}>
        <Icon name="headset" tone="ink2" />
        <View>客服</View>
      </ContactButton>
      <View className={wide ? styles.wide : styles.actions}>{children}</View>
    </View>
  )
}
