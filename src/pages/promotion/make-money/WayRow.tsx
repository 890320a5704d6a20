import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { Tag } from '@/ui/tag/Tag'
import styles from './WayRow.module.scss'

interface WayRowProps {
  icon: IconName
  title: string
  note: string
  brings: string
  /** It is done, and only waits to be received. */
  ready?: boolean
  onPress: () => void
}

/** One way to earn: what to do, what it brings; a tap leads there. */
export function WayRow({ icon, title, note, brings, ready = false, onPress }: WayRowProps) {
  return (
    <Pressable role="link" className={styles.row} onPress={onPress}>
      <Icon name={icon} tone="entry" />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.note}>{note}</View>
        <View className={styles.brings}>
          <View>{brings}</View>
          {ready && <Tag tone="ok">可以领取</Tag>}
        </View>
      </View>
      <Icon name="right" tone="ink3" size="xs" />
    </Pressable>
  )
}
