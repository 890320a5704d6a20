import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { counted, goneWords, isVisit } from '@/parts/catalogue/goodsWords'
import { Card } from '@/ui/card/Card'
import styles from './StockCard.module.scss'

/** How many are left, and the facts. */
export function StockCard({ goods }: { goods: GoodsDetail }) {
  const { kind, stock, sold, details, cancel_text } = goods
  const offered = stock + sold
  const share = offered > 0 ? Math.round((sold / offered) * 100) : 0
  const did = isVisit(kind) ? '报名' : '换走'
  return (
    <Card bare>
      <View className={styles.stock}>
        <View>
          <View className={styles.left}>
            {stock > 0 ? `剩 ${counted(kind, stock)}` : goneWords(kind)}
          </View>
          <View className={styles.note}>{`已有 ${counted(kind, sold)}${did}`}</View>
        </View>
        <View className={styles.share}>
          <View className={styles.track}>
            <View className={styles.gone} style={{ width: `${share}%` }} />
          </View>
          <View className={styles.note}>{`已${did} ${share}%`}</View>
        </View>
      </View>
      {[...details, { name: '退换', value: cancel_text }].map(({ name, value }) => (
        <View key={name} className={styles.fact}>
          <View className={styles.name}>{name}</View>
          <View className={styles.value}>{value}</View>
        </View>
      ))}
    </Card>
  )
}
