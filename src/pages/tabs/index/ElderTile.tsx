import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { Text } from '@/ui/text/Text'
import styles from './ElderHome.module.scss'

interface ElderTileProps {
  icon: IconName
  title: string
  note: string
  onPress: () => Promise<unknown>
}

export function ElderTile({ icon, title, note, onPress }: ElderTileProps) {
  return (
    <Pressable className={styles.tile} onPress={() => void onPress()}>
      <Icon name={icon} tone="entry" size="xl" />
      <View className={styles.tileTitle}>{title}</View>
      <Text size="sm" tone="ink2">
        {note}
      </Text>
    </Pressable>
  )
}
