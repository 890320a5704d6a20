import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { counted, goneWords, isVisit } from '@/parts/catalogue/goodsWords'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
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
        <Row justify="between" gap="s4">
          <View>
            <Text strong>{stock > 0 ? `剩 ${counted(kind, stock)}` : goneWords(kind)}</Text>
            <Text size="xs" tone="ink3">
              {`已有 ${counted(kind, sold)}${did}`}
            </Text>
          </View>
          <View className={styles.share}>
            <View className={styles.track}>
              <View className={styles.gone} style={{ width: `${share}%` }} />
            </View>
            <Text size="xs" tone="ink3">
              {`已${did} ${share}%`}
            </Text>
          </View>
        </Row>
      </View>
      {[...details, { name: '退换', value: cancel_text }].map(({ name, value }) => (
        <View key={name} className={styles.fact}>
          <Media start={<View className={styles.name}>{name}</View>}>
            <Text size="sm">{value}</Text>
          </Media>
        </View>
      ))}
    </Card>
  )
}
