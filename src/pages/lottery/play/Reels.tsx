import { View } from '@tarojs/components'
import styles from './Reels.module.scss'

interface ReelsProps {
  /** What they show in turn. */
  signs: readonly string[]
  /** What they stopped on; nothing before the first draw and while one is under way. */
  stopped: readonly string[] | undefined
}

/** Three reels that stop on what the server drew; what they say is said in words below. */
export function Reels({ signs, stopped }: ReelsProps) {
  const shown = stopped ?? [signs[0], signs[1], signs[2]]
  return (
    <View className={styles.reels} aria-hidden>
      {shown.map((sign, at) => (
        // a reel that stops is another than the one before it: it comes in anew
        <View key={`${at} ${stopped ? stopped.join('') : ''}`} className={styles.reel}>
          <View className={`${styles.sign} ${stopped ? styles.coming : ''}`}>{sign ?? '邻'}</View>
        </View>
      ))}
    </View>
  )
}
