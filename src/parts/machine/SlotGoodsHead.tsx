import { View } from '@tarojs/components'
import { currencyName, type ExchangeType } from '@/format/currency'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Segmented } from '@/ui/tabs/Segmented'
import type { SlotGoods, Way } from './machine'
import styles from './SlotGoodsHead.module.scss'

interface SlotGoodsHeadProps {
  goods: SlotGoods
  way: Way
  /** What it can be exchanged for, where there is a choice. */
  types: readonly ExchangeType[]
  type: ExchangeType
  onType: (type: ExchangeType) => void
}

/** The picture with its price and name. */
export function SlotGoodsHead({ goods, way, types, type, onType }: SlotGoodsHeadProps) {
  const held = type === 1 ? { points: goods.points } : { gold: goods.gold }
  const price = way === 'buy' ? { cents: goods.money } : held
  return (
    <View>
      <GoodsPicture src={goods.image} alt={goods.title} tint={goods.tint} ratio="wide" eager />
      <View className={styles.sheet}>
        <Price size="l" {...price} />
        <View className={styles.title} role="heading" aria-level={1}>
          {goods.title}
        </View>
        {goods.intro && <View className={styles.intro}>{goods.intro}</View>}
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
