import { View } from '@tarojs/components'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { priceOf } from './cost'
import type { OrderRow } from './order'
import styles from './OrderedThing.module.scss'

type Thing = Pick<
  OrderRow,
  'title' | 'image' | 'tint' | 'number' | 'amount' | 'money' | 'exchange_type'
>

interface OrderedThingProps {
  thing: Thing
  eager?: boolean
}

/** What was ordered: its picture, how many and what they cost together. */
export function OrderedThing({ thing, eager = false }: OrderedThingProps) {
  const { title, image, tint, number } = thing
  return (
    <View className={styles.thing}>
      <View className={styles.picture}>
        <GoodsPicture src={image} alt="" tint={tint} rounded eager={eager} />
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.note}>{`${number} 件`}</View>
        <Price {...priceOf(thing)} />
      </View>
    </View>
  )
}
