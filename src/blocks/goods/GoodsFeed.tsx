import { View } from '@tarojs/components'
import type { Goods } from './goods'
import { GoodsCard } from './GoodsCard'
import styles from './GoodsFeed.module.scss'

/** The first screen's cards load their pictures at once. */
const onFirstScreen = 4

/** Two columns of uneven cards, filled in turn so that nothing moves when more arrive. */
export function GoodsFeed({ goods }: { goods: readonly Goods[] }) {
  return (
    <View className={styles.feed}>
      {[0, 1].map((column) => (
        <View key={column} className={styles.column}>
          {goods.map(
            (row, index) =>
              index % 2 === column && (
                <GoodsCard key={row.goods_id} goods={row} eager={index < onFirstScreen} />
              ),
          )}
        </View>
      ))}
    </View>
  )
}
