import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './GoodsRules.module.scss'

/** What holds for the exchange and for what it gives, a numbered sentence each. */
export function GoodsRules({ goods }: { goods: GoodsDetail }) {
  const said = [...goods.rules, ...goods.notice.split('\n')].filter(Boolean)
  if (said.length === 0) return null
  return (
    <View>
      <SectionHead title="兑换须知" />
      {said.map((line, index) => (
        <View key={line} className={styles.rule}>
          <View className={styles.number}>{index + 1}</View>
          <View className={styles.words}>{line}</View>
        </View>
      ))}
    </View>
  )
}
