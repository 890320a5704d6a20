import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icons/Icon'
import styles from './Result.module.scss'

export interface Fact {
  name: string
  value: ReactNode
}

interface ResultProps {
  title: string
  text: string
  facts: readonly Fact[]
  /** The next step to take first, then the others. */
  children: ReactNode
}

/** It worked: what happened, and what to do next. */
export function Result({ title, text, facts, children }: ResultProps) {
  return (
    <View className={styles.result}>
      <View className={styles.mark}>
        <Icon name="check" tone="ok" size="xl" />
      </View>
      <View className={styles.title} role="status">
        {title}
      </View>
      <View className={styles.text}>{text}</View>
      <View className={styles.facts}>
        {facts.map(({ name, value }) => (
          <View key={name} className={styles.fact}>
            <View className={styles.name}>{name}</View>
            <View className={styles.value}>{value}</View>
          </View>
        ))}
      </View>
      <View className={styles.ways}>{children}</View>
    </View>
  )
}
