import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Tint } from '@contract/catalogue/goods'
import { currencyName, type ExchangeType } from '@/format/currency'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price, type PriceProps } from '@/ui/price/Price'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'
import styles from './OfferHead.module.scss'

interface OfferHeadProps {
  goods: { image: string; tint: Tint; title: string; intro: string }
  price: PriceProps
  /** What it can be exchanged for, where there is a choice. */
  types: readonly ExchangeType[]
  type: ExchangeType
  onType: (type: ExchangeType) => void
  /** What else is known at a glance. */
  children?: ReactNode
}

/** The picture with its price and name. */
export function OfferHead({ goods, price, types, type, onType, children }: OfferHeadProps) {
  const { image, tint, title, intro } = goods
  return (
    <View>
      <View className={styles.stage}>
        <GoodsPicture src={image} alt={title} tint={tint} ratio="wide" eager />
        <View className={styles.floor} />
      </View>
      <View className={styles.sheet}>
        <Price size="l" {...price} />
        <Text size="md" strong heading={1}>
          {title}
        </Text>
        {intro && (
          <Text size="sm" tone="ink2">
            {intro}
          </Text>
        )}
        {children}
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
