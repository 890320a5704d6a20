import { View } from '@tarojs/components'
import type { Order } from '@/parts/order/order'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { freight } from '@/parts/order/promises'
import { openGoodsOf } from '@/parts/order/openGoodsOf'
import { grouped } from '@/format/amount'
import { money as moneyWords } from '@/format/money'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { isBought } from './orderWords'
import { RefundFacts } from './RefundFacts'
import styles from './OrderSums.module.scss'

/** What it was, and what it cost to the last point and cent. */
export function OrderSums({ order }: { order: Order }) {
  const { kind, state, note, bought } = order
  const { points, gold, money } = bought ?? order
  const free = points + gold + money === 0 && !isBought(order)
  const facts: Fact[] = [
    ...(free ? [{ name: '费用', value: '不用付', strong: true }] : []),
    ...(points > 0 ? [{ name: '扣除积分', value: `−${grouped(points)}`, strong: true }] : []),
    ...(gold > 0 ? [{ name: '扣除金币', value: `−${grouped(gold)}`, strong: true }] : []),
    ...(money > 0 ? [{ name: cashName[state], value: moneyWords(money), strong: true }] : []),
    ...(kind === 'goods' ? [{ name: '运费', value: freight }] : []),
    ...(note ? [{ name: free || isBought(order) ? '来自' : '备注', value: note }] : []),
  ]
  return (
    <Card>
      <Pressable role="link" className={styles.goods} onPress={() => void openGoodsOf(order)}>
        <OrderedThing thing={order} eager />
      </Pressable>
      <View className={styles.sums}>
        <Facts facts={facts} />
        {(state === 'cancelled' || state === 'refunded') && <RefundFacts order={order} />}
      </View>
    </Card>
  )
}

const cashName: Record<Order['state'], string> = {
  unpaid: '待付金额',
  paid: '实付',
  packing: '实付',
  shipped: '实付',
  finished: '实付',
  refunded: '实付',
  cancelled: '金额',
}
