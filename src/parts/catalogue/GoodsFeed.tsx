import { View } from '@tarojs/components'
import { Chunked } from '@/ui/scroll-list/Chunked'
import type { Goods } from './goods'
import { GoodsCard } from './GoodsCard'
import styles from './GoodsFeed.module.scss'

/** Of each column; the first screen's cards load their pictures at once. */
const onFirstScreen = 2
/** Of each column, where it stands alone on the screen. */
const screenful = 5

/** Two columns of uneven cards, filled in turn so that nothing moves when more arrive. */
export function GoodsFeed({ goods }: { goods: readonly Goods[] }) {
  return (
    <View className={styles.feed}>
      {[0, 1].map((column) => (
        <View key={column} className={styles.column}>
          <Chunked
            rows={goods.filter((_, index) => index % 2 === column)}
            screenful={screenful}
            className={styles.column}
          >
            {(row, index) => (
              <GoodsCard key={row.goods_id} goods={row} eager={index < onFirstScreen} />
            )}
          </Chunked>
        </View>
      ))}
    </View>
  )
}
