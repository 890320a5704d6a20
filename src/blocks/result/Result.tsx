import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { Icon } from '@/ui/icons/Icon'
import { Illustration } from '@/ui/illustrations/Illustration'
import type { Scene } from '@/ui/illustrations/scene'
import { Text } from '@/ui/text/Text'
import styles from './Result.module.scss'

interface ResultProps {
  /** A tick, unless the page has a picture for what happened. */
  scene?: Scene
  title: string
  text: string
  facts: readonly Fact[]
  /** The next step to take first, then the others. */
  children: ReactNode
}

/** It worked: what happened, and what to do next. */
export function Result({ scene, title, text, facts, children }: ResultProps) {
  return (
    <View className={styles.result}>
      {scene ? (
        <Illustration scene={scene} />
      ) : (
        <View className={styles.mark}>
          <Icon name="check" tone="ok" size="xl" />
        </View>
      )}
      <View className={styles.title} role="status">
        {title}
      </View>
      <Text size="sm" tone="ink2">
        {text}
      </Text>
      {facts.length > 0 && (
        <View className={styles.facts}>
          <Facts facts={facts} />
        </View>
      )}
      <View className={styles.ways}>{children}</View>
    </View>
  )
}
