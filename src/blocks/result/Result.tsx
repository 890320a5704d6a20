import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { Icon } from '@/ui/icons/Icon'
import styles from './Result.module.scss'

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
        <Facts facts={facts} />
      </View>
      <View className={styles.ways}>{children}</View>
    </View>
  )
}
