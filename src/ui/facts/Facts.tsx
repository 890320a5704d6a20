import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Facts.module.scss'

export interface Fact {
  name: string
  value: ReactNode
  strong?: boolean
}

/** Names at the left, values at the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <View>
      {facts.map(({ name, value, strong }) => (
        <View key={name} className={styles.fact}>
          <View className={styles.name}>{name}</View>
          <View className={`${styles.value} ${strong ? styles.strong : ''}`}>{value}</View>
        </View>
      ))}
    </View>
  )
}
