import { View } from '@tarojs/components'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import cardStyles from './GoodsCard.module.scss'
import styles from './GoodsFeed.module.scss'

const columns = [
  ['170px', '150px'],
  ['146px', '180px'],
]

export function FeedSkeleton() {
  return (
    <View className={styles.feed} aria-label="正在加载" aria-busy>
      {columns.map((heights, column) => (
        <View key={column} className={styles.column}>
          {heights.map((height) => (
            <View key={height} className={cardStyles.card}>
              <Skeleton height={height} />
              <View className={cardStyles.body}>
                <Skeleton />
                <Skeleton width="56%" />
                <Skeleton width="44%" height="20px" />
              </View>
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
