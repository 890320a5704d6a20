import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Tint } from '@contract/catalogue/goods'
import { Picture } from '@/platform/Picture'
import { imageUrl } from '@/hosts/imageUrl'
import { parcelImage } from '@/ui/illustrations/illustrationImage'
import styles from './GoodsPicture.module.scss'

interface GoodsPictureProps {
  src: string
  alt: string
  tint: Tint
  ratio?: 'square' | 'tall' | 'wide'
  rounded?: boolean
  /** Of what cannot be had any more. */
  faded?: boolean
  eager?: boolean
}

/** Goods on their tinted ground, in a box that keeps its ratio while the picture loads or fails. */
export function GoodsPicture({
  src,
  alt,
  tint,
  ratio = 'square',
  rounded = false,
  faded = false,
  eager = false,
}: GoodsPictureProps) {
  const [failed, setFailed] = useState(false)
  const shape = [
    `${styles.box} ${styles[ratio]} ${styles[tint]}`,
    rounded && styles.rounded,
    faded && styles.faded,
  ]
  return (
    <View className={shape.filter(Boolean).join(' ')}>
      <Picture
        className={styles.picture}
        src={failed || !src ? parcelImage : imageUrl(src)}
        alt={alt}
        eager={eager}
        onError={() => setFailed(true)}
      />
    </View>
  )
}
