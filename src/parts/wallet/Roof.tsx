import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { tilesImage } from '@/ui/illustrations/illustrationImage'
import styles from './Roof.module.scss'

/** A card in the brand's colour under a tiled roof. */
export function Roof({ children }: { children: ReactNode }) {
  return (
    <View className={styles.card}>
      <View className={styles.tiles} style={{ backgroundImage: `url("${tilesImage}")` }} />
      {children}
    </View>
  )
}
