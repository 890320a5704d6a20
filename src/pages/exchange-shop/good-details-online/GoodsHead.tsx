import { View } from '@tarojs/components'
import { currencyName, type ExchangeType } from '@/format/currency'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Segmented } from '@/ui/tabs/Segmented'
import { Tag } from '@/ui/tag/Tag'
import { type GoodsDetail, priceIn } from './exchangeRule'
import styles from './GoodsHead.module.scss'

interface GoodsHeadProps {
  goods: GoodsDetail
  type: ExchangeType
  types: readonly ExchangeType[]
  onType: (type: ExchangeType) => void
}

/** The picture with its price and name. */
export function GoodsHead({ goods, type, types, onType }: GoodsHeadProps) {
  const price = priceIn(goods, type)
  return (
    <View>
      <View className={styles.stage}>
        <GoodsPicture src={goods.image} alt={goods.title} tint={goods.tint} ratio="wide" eager />
        <View className={styles.floor} />
      </View>
      <View className={styles.sheet}>
        <Price size="l" {...(type === 1 ? { points: price } : { gold: price })} />
        <View className={styles.title} role="heading" aria-level={1}>
          {goods.title}
        </View>
        {goods.intro && <View className={styles.intro}>{goods.intro}</View>}
        <View className={styles.tags}>
          {goods.label && <Tag tone="ok">{goods.label}</Tag>}
          <Tag tone="brand">快递到家</Tag>
          {goods.limit_per_user > 0 && <Tag>{`每人限换 ${goods.limit_per_user} 件`}</Tag>}
        </View>
        {types.length > 1 && (
          <Segmented
            label="用什么换"
            choices={types.map((value) => ({ value, text: `用${currencyName(value)}换` }))}
            value={type}
            onChoose={onType}
          />
        )}
      </View>
    </View>
  )
}
