import { View } from '@tarojs/components'
import { Chunked } from '@/ui/scroll-list/Chunked'
import type { Goods } from './goods'
import { GoodsRow } from './GoodsRow'
import styles from './GoodsRows.module.scss'

/** The first screen's rows load their pictures at once. */
const onFirstScreen = 6

/** Goods of any kind, one below the other. */
export function GoodsRows({ goods }: { goods: readonly Goods[] }) {
  return (
    <View className={styles.rows}>
      <Chunked rows={goods} className={styles.rows}>
        {(row, index) => <GoodsRow key={row.goods_id} goods={row} eager={index < onFirstScreen} />}
      </Chunked>
    </View>
  )
}
