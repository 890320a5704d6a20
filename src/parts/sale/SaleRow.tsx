import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Out } from '@contract/api'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import styles from './SaleRow.module.scss'
import { usualWords } from './usualWords'

type Sold = Pick<
  Out<'/tp5/api/Exclusive/lists'>['list'][number],
  'title' | 'image' | 'tint' | 'price' | 'usual'
>

interface SaleRowProps {
  item: Sold
  eager: boolean
  onOpen: () => void
  /** How much is left, and how I stand with it. */
  children?: ReactNode
}

/** Goods at another price than the usual one. */
export function SaleRow({ item, eager, onOpen, children }: SaleRowProps) {
  const { title, image, tint, price } = item
  const usual = usualWords(item)
  return (
    <Pressable role="link" className={styles.row} onPress={onOpen}>
      <View className={styles.picture}>
        <GoodsPicture src={image} alt="" tint={tint} rounded eager={eager} />
      </View>
      <View className={styles.words}>
        <Text strong lines={2}>
          {title}
        </Text>
        <Row align="baseline" wrap="close">
          <Price points={price.points} gold={price.gold} cents={price.money} together />
          {usual && (
            <Text size="xs" tone="ink3">
              {usual}
            </Text>
          )}
        </Row>
        {children}
      </View>
    </Pressable>
  )
}
