import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import { Picture } from '@/platform/Picture'
import { imageUrl } from '@/hosts/imageUrl'
import { appearance } from '@/session/appearance'
import { sceneImage } from '@/ui/illustrations/illustrationImage'
import { home } from '@/ui/illustrations/occasions/home'
import styles from './RatioPicture.module.scss'

interface RatioPictureProps {
  src: string
  /** Empty where the picture only decorates. */
  alt: string
  /** 1:1, 3:4, 4:3, 16:9 or 5:2. */
  ratio?: 'square' | 'portrait' | 'landscape' | 'wide' | 'banner'
  fit?: 'cover' | 'contain'
  rounded?: boolean
  /** The first screen's pictures load at once. */
  eager?: boolean
}

/** Keeps its ratio while the picture loads; where none comes, a drawn one stands in. */
export const RatioPicture = observer(function RatioPicture({
  src,
  alt,
  ratio = 'landscape',
  fit = 'cover',
  rounded = false,
  eager = false,
}: RatioPictureProps) {
  const [failed, setFailed] = useState(false)
  useEffect(() => setFailed(false), [src])
  const missing = failed || !src
  return (
    <View className={`${styles.box} ${styles[ratio]} ${rounded ? styles.rounded : ''}`}>
      <Picture
        className={missing ? styles.drawn : styles.picture}
        src={missing ? sceneImage(home, appearance.palette) : imageUrl(src)}
        alt={alt}
        fit={missing ? 'contain' : fit}
        eager={eager || missing}
        onError={() => setFailed(true)}
      />
    </View>
  )
})
