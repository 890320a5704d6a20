import { View } from '@tarojs/components'
import type { Tint } from '@contract/catalogue/goods'
import { GoodsPicture } from './GoodsPicture'
import styles from './Thumb.module.scss'

interface ThumbProps {
  src: string
  tint: Tint
  size?: 's' | 'm' | 'l' | 'xl'
  eager?: boolean
}

/** Goods beside the words that say what they are. */
export function Thumb({ src, tint, size = 'xl', eager = false }: ThumbProps) {
  return (
    <View className={styles[size]}>
      <GoodsPicture src={src} alt="" tint={tint} rounded eager={eager} />
    </View>
  )
}
