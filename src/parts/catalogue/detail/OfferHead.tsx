import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Tint } from '@contract/catalogue/goods'
import { Price, type PriceProps } from '@/ui/price/Price'
import { Text } from '@/ui/text/Text'
import { Gallery } from './Gallery'
import styles from './OfferHead.module.scss'

interface OfferHeadProps {
  goods: { image: string; pictures?: string[]; tint: Tint; title: string; intro: string }
  price: PriceProps
  /** What else is known at a glance, and chosen. */
  children?: ReactNode
}

/** The pictures, the price and the name. */
export function OfferHead({ goods, price, children }: OfferHeadProps) {
  const { image, pictures = [], tint, title, intro } = goods
  return (
    <View>
      <View className={styles.stage}>
        <Gallery key={title} title={title} tint={tint} images={[image, ...pictures]} />
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
      </View>
    </View>
  )
}
