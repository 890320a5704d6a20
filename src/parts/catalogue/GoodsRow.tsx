import { View } from '@tarojs/components'
import { figureOf } from '@/parts/holding/figure'
import { Stub } from '@/parts/holding/Stub'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { Goods } from './goods'
import styles from './GoodsRow.module.scss'
import { openGoods } from './goodsRoutes'
import { placeWords, startWords, stockWords } from './goodsWords'
import { cardPrice } from './ways'

interface GoodsRowProps {
  goods: Goods
  eager: boolean
  /** What it is and what it costs, no more. */
  brief?: boolean
}

/** One of the goods across the page: what it is worth or how it looks at the left. */
export function GoodsRow({ goods, eager, brief = false }: GoodsRowProps) {
  const { title, label, starts_at } = goods
  const place = placeWords(goods)
  return (
    <Pressable
      role="link"
      className={`${styles.row} ${goods.stock <= 0 ? styles.gone : ''}`}
      onPress={() => void openGoods(goods)}
    >
      <Lead goods={goods} eager={eager} />
      <View className={styles.words}>
        <Text size="sm" strong lines={2}>
          {title}
        </Text>
        {starts_at && <Note>{startWords(starts_at)}</Note>}
        {place && !brief && <Note>{place}</Note>}
        {label && !brief && <Tag tone="ok">{label}</Tag>}
        <View className={styles.foot}>
          <Row justify="between" align="baseline" wrap="close">
            <Price {...cardPrice(goods)} size={brief ? 's' : 'm'} />
            {!brief && <Note>{stockWords(goods)}</Note>}
          </Row>
        </View>
      </View>
    </Pressable>
  )
}

const Note = ({ children }: { children: string }) => (
  <Text size="xs" tone="ink3">
    {children}
  </Text>
)

function Lead({ goods, eager }: { goods: Goods; eager: boolean }) {
  const { kind, worth } = goods
  if (worth && (kind === 'coupon' || kind === 'card')) {
    return <Stub figure={figureOf({ kind, worth })} spent={goods.stock <= 0} />
  }
  return (
    <View className={styles.picture}>
      <GoodsPicture src={goods.image} alt="" tint={goods.tint} rounded eager={eager} />
    </View>
  )
}
