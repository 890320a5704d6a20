import { View } from '@tarojs/components'
import type { Item } from './seckill'
import styles from './Stock.module.scss'

interface StockProps extends Pick<Item, 'left' | 'total'> {
  /** Of how many, in words. */
  whole?: boolean
}

const few = 3

function stockWords({ left, total, whole = false }: StockProps): string {
  if (left === 0) return '抢光了，有人退出会补'
  const isFew = left <= few && total > few
  return `${isFew ? '仅剩' : '剩'} ${left} 件${whole ? `，共 ${total} 件` : ''}`
}

/** What is left of the pieces of a sale, as a bar and in words. */
export function Stock(stock: StockProps) {
  const { left, total } = stock
  const isShort = left > 0 && left <= few && total > few
  const words = stockWords(stock)
  const share = total > 0 ? (left / total) * 100 : 0
  return (
    <View className={styles.stock} role="progressbar" aria-label={words}>
      <View className={styles.track}>
        <View
          className={`${styles.left} ${isShort ? styles.short : ''}`}
          style={{ width: `${share}%` }}
        />
      </View>
      <View className={`${styles.words} ${isShort ? styles.few : ''}`}>{words}</View>
    </View>
  )
}
