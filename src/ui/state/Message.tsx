import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Illustration } from '@/ui/illustrations/Illustration'
import type { Scene } from '@/ui/illustrations/scene'
import type { SceneName } from '@/ui/illustrations/scenes'
import { Text } from '@/ui/text/Text'
import styles from './Message.module.scss'

interface MessageProps {
  scene: SceneName | Scene
  title: string
  text?: string
  /** Buttons: the way on. */
  children?: ReactNode
}

/** A picture, a sentence and a way on, where content would have been. */
export function Message({ scene, title, text, children }: MessageProps) {
  return (
    <View className={styles.message}>
      <Illustration scene={scene} />
      <View className={styles.title}>{title}</View>
      {text && (
        <Text size="sm" tone="ink3">
          {text}
        </Text>
      )}
      {children && <View className={styles.ways}>{children}</View>}
    </View>
  )
}
