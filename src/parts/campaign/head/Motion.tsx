import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { appearance } from '@/session/appearance'
import type { Campaign } from '../campaign'
import styles from './Motion.module.scss'

/** Where the pieces begin, in per cent of the width, and how late in seconds. */
const pieces = [
  [6, 0],
  [18, 2.4],
  [31, 0.9],
  [44, 3.6],
  [57, 1.7],
  [69, 4.4],
  [82, 0.4],
  [93, 2.9],
] as const

/** Something of the season drifts by. Elder mode and those who want no motion see none. */
export const Motion = observer(function Motion({ kind }: { kind: Campaign['look']['motion'] }) {
  if (kind === 'none' || appearance.elder) return null
  return (
    <View className={styles.sky} aria-hidden>
      {pieces.map(([left, late]) => (
        <View
          key={left}
          className={`${styles.piece} ${styles[kind]}`}
          style={{ left: `${left}%`, animationDelay: `${-late}s` }}
        />
      ))}
    </View>
  )
})
