import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { currencyName, type ExchangeType } from '@/format/currency'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Segmented } from '@/ui/tabs/Segmented'
import { Tag } from '@/ui/tag/Tag'
import styles from './GoodsHead.module.scss'
import { offeredTypes, priceIn } from './obstacle'
import { tagsOf } from './tags'

interface GoodsHeadProps {
  goods: GoodsDetail
  type: ExchangeType
  onType: (type: ExchangeType) => void
}

/** The picture with its price and name. */
export function GoodsHead({ goods, type, onType }: GoodsHeadProps) {
  const price = priceIn(goods, type)
  const types = offeredTypes(goods)
  return (
    <View>
      <View className={styles.stage}>
        <GoodsPicture src={goods.image} alt={goods.title} tint={goods.tint} ratio="wide" eager />
        <View className={styles.floor} />
      </View>
      <View className={styles.sheet}>
        <Price
          size="l"
          {...(type === 1 ? { points: price } : { gold: price })}
          cents={goods.money}
        />
        <View className={styles.title} role="heading" aria-level={1}>
          {goods.title}
        </View>
        {goods.intro && <View className={styles.intro}>{goods.intro}</View>}
        <View className={styles.tags}>
          {tagsOf(goods).map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
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
