import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { scenePicture } from '@/parts/campaign/campaign'
import { follow } from '@/navigation/go'
import { Picture } from '@/platform/Picture'
import { Pressable } from '@/platform/Pressable'
import { imageUrl } from '@/hosts/imageUrl'
import styles from './Strips.module.scss'

type Card = Out<'/tp5/api/Index/page'>['strips'][number]['cards'][number]

/** All cards are of one height, so that a strip has its height before it is there. */
export function StripCard({ card }: { card: Card }) {
  const { title, note, scene, tint, link, state_text } = card
  return (
    <Pressable
      role="link"
      className={`${styles.card} ${styles[tint]}`}
      label={`${title}，${note}，${state_text}`}
      onPress={() => void follow(link)}
    >
      <Picture className={styles.scene} src={imageUrl(scenePicture(scene))} alt="" fit="cover" />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.note}>{note}</View>
        <View className={styles.state}>{state_text}</View>
      </View>
    </Pressable>
  )
}
