import { View } from '@tarojs/components'
import type { Offer } from '@/parts/after-sale/afterSale'
import { asOrdered } from '@/parts/after-sale/sum'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { Card } from '@/ui/card/Card'
import { Stepper } from '@/ui/stepper/Stepper'
import { mostOf, type Wish } from './applyForm'
import styles from './Pieces.module.scss'

interface PiecesProps {
  offer: Offer
  wish: Wish
  onChange: (number: number) => void
}

/** What it is about, how many of it, and what they cost. */
export function Pieces({ offer, wish, onChange }: PiecesProps) {
  const { title, image, tint, currency, most } = offer
  const thing = { title, image, tint, currency, number: wish.number, ...mostOf(offer, wish) }
  return (
    <Card>
      <OrderedThing thing={asOrdered(thing)} eager />
      {most.length > 1 && (
        <View className={styles.row}>
          <View className={styles.words}>
            <View>申请数量</View>
            <View className={styles.note}>{`最多 ${most.length} 件`}</View>
          </View>
          <Stepper label="申请数量" value={wish.number} max={most.length} onChange={onChange} />
        </View>
      )}
    </Card>
  )
}
