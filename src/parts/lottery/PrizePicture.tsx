import { View } from '@tarojs/components'
import { imageUrl } from '@/hosts/imageUrl'
import { Picture } from '@/platform/Picture'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import type { Prize } from './lottery'
import styles from './PrizePicture.module.scss'

const icons: Record<Prize['kind'], IconName> = {
  points: 'points',
  gold: 'gold',
  goods: 'gift',
  none: 'heart',
}

interface PrizePictureProps {
  prize: Pick<Prize, 'kind' | 'image' | 'name'>
  /** Beside the words that say the same. */
  small?: boolean
}

/** A prize as its reel shows it: goods by their picture, all else by its sign and its name. */
export function PrizePicture({ prize: { kind, image, name }, small = false }: PrizePictureProps) {
  const size = small ? styles.small : styles.large
  if (image) return <Picture className={size} src={imageUrl(image)} alt="" eager />
  const tone = kind === 'none' ? 'ink3' : 'gold'
  return (
    <View className={`${size} ${styles.drawn}`}>
      <Icon name={icons[kind]} tone={tone} size={small ? 'm' : 'xl'} />
      {!small && <View className={styles.name}>{name}</View>}
    </View>
  )
}
