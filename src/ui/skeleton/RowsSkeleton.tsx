import { View } from '@tarojs/components'
import styles from './RowsSkeleton.module.scss'
import { Skeleton } from './Skeleton'

/** A list of cards that is on its way. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <View className={styles.rows} aria-label="正在加载" aria-busy>
      {Array.from({ length: rows }, (_, index) => (
        <View key={index} className={styles.row}>
          <View className={styles.picture}>
            <Skeleton height="72px" />
          </View>
          <View className={styles.words}>
            <Skeleton width="88%" />
            <Skeleton width="54%" />
            <Skeleton width="36%" height="20px" />
          </View>
        </View>
      ))}
    </View>
  )
}
