import { View } from '@tarojs/components'
import { amount } from '@/format/amount'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import type { GoodsDetail } from './exchangeRule'
import styles from './GoodsDetails.module.scss'

/** Stock, facts and rules of one of the goods. */
export function GoodsDetails({ goods }: { goods: GoodsDetail }) {
  const offered = goods.stock + goods.sold
  const share = offered > 0 ? Math.round((goods.sold / offered) * 100) : 0
  return (
    <View className={styles.details}>
      <Card bare>
        <View className={styles.stock}>
          <View>
            <View className={styles.left}>{`剩 ${amount(goods.stock)} 件`}</View>
            <View className={styles.note}>{`已有 ${amount(goods.sold)} 件换走`}</View>
          </View>
          <View className={styles.share}>
            <View className={styles.track}>
              <View className={styles.gone} style={{ width: `${share}%` }} />
            </View>
            <View className={styles.note}>{`已换 ${share}%`}</View>
          </View>
        </View>
        {goods.details.map(({ name, value }) => (
          <View key={name} className={styles.fact}>
            <View className={styles.name}>{name}</View>
            <View>{value}</View>
          </View>
        ))}
      </Card>
      {goods.notice && (
        <View>
          <SectionHead title="兑换须知" />
          {goods.notice.split('\n').map((line, index) => (
            <View key={line} className={styles.rule}>
              <View className={styles.number}>{index + 1}</View>
              <View>{line}</View>
            </View>
          ))}
        </View>
      )}
    </View>
  )
}
