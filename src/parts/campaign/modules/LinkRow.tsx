import { View } from '@tarojs/components'
import type { Tint } from '@contract/catalogue/goods'
import { follow } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Text } from '@/ui/text/Text'
import styles from './Modules.module.scss'

interface LinkRowProps {
  text: string
  note: string
  picture: string
  tint: Tint
  link: string
}

export function LinkRow({ text, note, picture, tint, link }: LinkRowProps) {
  const content = (
    <Media
      start={<Thumb src={picture} tint={tint} size="m" />}
      end={link && <Icon name="right" size="xs" tone="ink3" />}
    >
      <Text strong>{text}</Text>
      {note && (
        <Text size="sm" tone="ink3">
          {note}
        </Text>
      )}
    </Media>
  )
  if (!link) return <View className={styles.row}>{content}</View>
  return (
    <Pressable role="link" className={styles.row} onPress={() => void follow(link)}>
      {content}
    </Pressable>
  )
}
