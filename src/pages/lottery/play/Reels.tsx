import { View } from '@tarojs/components'
import type { Prize } from '@/parts/lottery/lottery'
import { PrizePicture } from '@/parts/lottery/PrizePicture'
import styles from './Reels.module.scss'

interface ReelsProps {
  prizes: readonly Prize[]
  /** The server draws just now. */
  turning?: boolean
  /** They come in, and stop on what was drawn. */
  coming?: boolean
  /** The signs that they stopped on; nothing before the first draw and while one is under way. */
  stopped?: readonly string[] | undefined
  onStand?: () => void
}

const reels = [0, 1, 2] as const
/** How many pass by before a reel stops. */
const passing = 3

const motionOf = ({ turning, coming }: ReelsProps) => {
  if (turning) return styles.turning
  return coming ? styles.coming : ''
}

/** Three reels that stop on what the server drew; what they say is said in words below. */
export function Reels(props: ReelsProps) {
  const { prizes, stopped, onStand } = props
  // Taro's types of a view do not have it
  const slowest = { onAnimationEnd: onStand }
  return (
    <View className={styles.window} aria-hidden>
      {reels.map((reel) => (
        // a reel that stops is another than the one before it: it comes in anew
        <View key={`${reel} ${stopped?.join('') ?? ''}`} className={styles.reel}>
          <View
            className={`${styles.strip} ${motionOf(props)}`}
            {...(reel === reels.length - 1 && slowest)}
          >
            {stripOf(prizes, reel, stopped?.[reel]).map((prize, at) => (
              <View key={at} className={styles.place}>
                <PrizePicture prize={prize} />
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}

/** What it stands on first, and then what passed by; the last is the first again, so that it can go round. */
function stripOf(prizes: readonly Prize[], reel: number, sign: string | undefined): Prize[] {
  const from = Math.max(
    0,
    sign === undefined ? reel : prizes.findIndex((prize) => prize.sign === sign),
  )
  const strip = Array.from({ length: passing }, (_, at) => prizes[(from + at) % prizes.length])
  return [...strip, strip[0]].filter((prize) => prize !== undefined)
}
