import { View } from '@tarojs/components'
import { progressShare } from '@/ui/progress/progressShare'
import type { Item } from './seckill'
import styles from './Stock.module.scss'

interface StockProps extends Pick<Item, 'left' | 'total'> {
  /** Of how many, in words. */
  whole?: boolean
}

const few = 3

/** What is left of the pieces of a sale, as a bar and in words. */
export function Stock({ left, total, whole = false }: StockProps) {
  const isShort = left > 0 && left <= few && total > few
  const rest = `${isShort ? '仅剩' : '剩'} ${left} 件${whole ? `，共 ${total} 件` : ''}`
  const words = left === 0 ? '抢光了，有人退出会补' : rest
  return (
    <View className={styles.stock} role="progressbar" aria-label={words}>
      <View className={styles.track}>
        <View
          className={`${styles.left} ${isShort ? styles.short : ''}`}
          style={{ width: `${progressShare(left, total)}%` }}
        />
      </View>
      <View className={`${styles.words} ${isShort ? styles.few : ''}`}>{words}</View>
    </View>
  )
}
