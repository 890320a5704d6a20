import { View } from '@tarojs/components'
import { follow } from '@/navigation/go'
import { Picture } from '@/platform/Picture'
import { Pressable } from '@/platform/Pressable'
import { imageUrl } from '@/hosts/imageUrl'
import { scenePicture, type Teaser } from './campaign'
import styles from './CampaignCard.module.scss'

interface CampaignCardProps {
  teaser: Pick<Teaser, 'title' | 'note' | 'scene' | 'tint' | 'link' | 'state_text'>
  /** Below one another, or side by side and all of one height. */
  shape?: 'wide' | 'tall'
}

/** A campaign among others. */
export function CampaignCard({ teaser, shape = 'wide' }: CampaignCardProps) {
  const { title, note, scene, tint, link, state_text } = teaser
  return (
    <Pressable
      role="link"
      className={`${styles.card} ${styles[shape]} ${styles[tint]}`}
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
