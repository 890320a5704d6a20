import { View } from '@tarojs/components'
import { follow } from '@/navigation/go'
import { Picture } from '@/platform/Picture'
import { Pressable } from '@/platform/Pressable'
import { imageUrl } from '@/hosts/imageUrl'
import { Text } from '@/ui/text/Text'
import { scenePicture, type Teaser } from './campaign'
import styles from './CampaignCard.module.scss'

type Shown = Pick<Teaser, 'title' | 'note' | 'scene' | 'tint' | 'link' | 'state_text'>

/** A campaign in a row of others. */
export function CampaignCard({ teaser }: { teaser: Shown }) {
  const { title, note, scene, tint, link, state_text } = teaser
  return (
    <Pressable
      role="link"
      className={`${styles.card} ${styles[tint]}`}
      onPress={() => void follow(link)}
    >
      <Picture className={styles.scene} src={imageUrl(scenePicture(scene))} alt="" fit="cover" />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <Text size="sm" tone="ink2">
          {note}
        </Text>
        <View className={styles.state}>
          <Text size="sm" tone="ink2">
            {state_text}
          </Text>
        </View>
      </View>
    </Pressable>
  )
}
