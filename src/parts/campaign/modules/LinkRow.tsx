import { View } from '@tarojs/components'
import type { Tint } from '@contract/exchange-shop/offers'
import { follow } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import styles from './modules.module.scss'

interface LinkRowProps {
  text: string
  note: string
  picture: string
  tint: Tint
  link: string
}

export function LinkRow({ text, note, picture, tint, link }: LinkRowProps) {
  const content = (
    <>
      <View className={styles.picture}>
        <GoodsPicture src={picture} alt="" tint={tint} rounded />
      </View>
      <View className={styles.words}>
        <View className={styles.name}>{text}</View>
        {note && <View className={styles.note}>{note}</View>}
      </View>
      {link && <Icon name="right" size="xs" tone="ink3" />}
    </>
  )
  if (!link) return <View className={styles.row}>{content}</View>
  return (
    <Pressable role="link" className={styles.row} onPress={() => void follow(link)}>
      {content}
    </Pressable>
  )
}
