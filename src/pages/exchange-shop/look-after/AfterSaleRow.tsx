import { View } from '@tarojs/components'
import type { AfterSaleRow as Row } from '@/parts/after-sale/afterSale'
import { asOrdered } from '@/parts/after-sale/sum'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Tag } from '@/ui/tag/Tag'
import styles from './AfterSaleRow.module.scss'
import { tones } from './stateWords'

export function AfterSaleRow({ row }: { row: Row }) {
  const { after_sale_no, kind_text, state, state_text } = row
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.row}
        onPress={() => void go('lookAfter', { after_sale_no })}
      >
        <View className={styles.head}>
          <View className={styles.kind}>{kind_text}</View>
          <Tag tone={tones[state]}>{state_text}</Tag>
        </View>
        <OrderedThing thing={asOrdered(row)} />
      </Pressable>
    </Card>
  )
}
