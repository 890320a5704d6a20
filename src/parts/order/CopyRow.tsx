import { View } from '@tarojs/components'
import { copyText } from '@/platform/clipboard'
import { Pressable } from '@/platform/Pressable'
import { toast } from '@/platform/toast'
import { Icon } from '@/ui/icons/Icon'
import styles from './CopyRow.module.scss'

/** A number that is needed elsewhere, by its name. */
export function CopyRow({ name, text }: { name: string; text: string }) {
  const copy = async () => {
    toast((await copyText(text)) ? `${name}已复制` : `没有复制成功，请长按${name}复制`)
  }
  return (
    <View className={styles.row}>
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        <View className={styles.text}>{text}</View>
      </View>
      <Pressable className={styles.copy} label={`复制${name}`} onPress={() => void copy()}>
        <Icon name="copy" tone="brand" size="s" />
        <View>复制</View>
      </Pressable>
    </View>
  )
}
