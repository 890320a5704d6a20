import { View } from '@tarojs/components'
import { Picture } from '@/platform/Picture'
import { imageUrl } from '@/hosts/imageUrl'
import styles from './Hero.module.scss'

export interface HeroProps {
  tone: 'brand' | 'ok' | 'gold'
  scene: string
  title: string
  text: string
}

/** What it is, in a drawing and two lines. */
export function Hero({ tone, scene, title, text }: HeroProps) {
  return (
    <View className={`${styles.hero} ${styles[tone]}`}>
      <View className={styles.title} role="heading" aria-level={2}>
        {title}
      </View>
      <View className={styles.text}>{text}</View>
      <View className={styles.frame}>
        <Picture
          className={styles.scene}
          src={imageUrl(`/static/scenes/${scene}.svg`)}
          alt=""
          fit="cover"
          eager
        />
      </View>
    </View>
  )
}
