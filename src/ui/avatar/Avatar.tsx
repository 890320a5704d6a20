import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Picture } from '@/platform/Picture'
import { imageUrl } from '@/hosts/imageUrl'
import { neighbourImage } from '@/ui/illustrations/illustrationImage'
import styles from './Avatar.module.scss'
import { avatarFace } from './avatarFace'

interface AvatarProps {
  /** Their own picture. */
  src?: string | undefined
  /** Without a picture its first letter is shown; without both a drawn neighbour. */
  name?: string | undefined
  size?: 's' | 'm' | 'l'
}

/** Decoration only: who it is is said in words beside it. */
export function Avatar({ src = '', name = '', size = 'm' }: AvatarProps) {
  const [failed, setFailed] = useState(false)
  useEffect(() => setFailed(false), [src])
  const { initial, tint } = avatarFace(name)
  const shown = src && !failed ? imageUrl(src) : initial ? '' : neighbourImage
  return (
    <View className={`${styles.avatar} ${styles[size]} ${styles[tint]}`} aria-hidden>
      {shown ? (
        <Picture
          className={styles.picture}
          src={shown}
          alt=""
          fit="cover"
          onError={() => setFailed(true)}
        />
      ) : (
        initial
      )}
    </View>
  )
}
