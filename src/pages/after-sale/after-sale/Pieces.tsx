import { View } from '@tarojs/components'
import type { Offer } from '@/parts/after-sale/afterSale'
import { asOrdered } from '@/parts/after-sale/sum'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Stepper } from '@/ui/stepper/Stepper'
import { Text } from '@/ui/text/Text'
import { mostOf, type Wish } from './application'
import styles from './Pieces.module.scss'

interface PiecesProps {
  offer: Offer
  wish: Wish
  onChange: (number: number) => void
}

/** What it is about, how many of it, and what they cost. */
export function Pieces({ offer, wish, onChange }: PiecesProps) {
  const { title, image, tint, most } = offer
  const thing = { title, image, tint, number: wish.number, ...mostOf(offer, wish) }
  return (
    <Card>
      <OrderedThing thing={asOrdered(thing)} eager />
      {most.length > 1 && (
        <View className={styles.number}>
          <Media
            wrap
            end={
              <Stepper label="申请数量" value={wish.number} max={most.length} onChange={onChange} />
            }
          >
            <Text>申请数量</Text>
            <Text size="sm" tone="ink3">
              {`最多 ${most.length} 件`}
            </Text>
          </Media>
        </View>
      )}
    </Card>
  )
}
