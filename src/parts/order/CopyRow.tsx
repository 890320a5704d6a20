import { View } from '@tarojs/components'
import { copyText } from '@/platform/clipboard'
import { Pressable } from '@/platform/Pressable'
import { toast } from '@/platform/toast'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import styles from './CopyRow.module.scss'

/** A number that is needed elsewhere, by its name. */
export function CopyRow({ name, text }: { name: string; text: string }) {
  const copy = async () => {
    toast((await copyText(text)) ? `${name}已复制` : `没有复制成功，请长按${name}复制`)
  }
  return (
    <Media
      end={
        <Pressable className={styles.copy} label={`复制${name}`} onPress={() => void copy()}>
          <Row gap="s1">
            <Icon name="copy" tone="brand" size="s" />
            <View>复制</View>
          </Row>
        </Pressable>
      }
    >
      <Text size="xs" tone="ink3">
        {name}
      </Text>
      <View className={styles.text}>{text}</View>
    </Media>
  )
}
