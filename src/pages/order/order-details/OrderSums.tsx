import { View } from '@tarojs/components'
import type { Order } from '@/parts/order/order'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { openGoodsOf } from '@/parts/order/openGoodsOf'
import { grouped } from '@/format/amount'
import { currencyName } from '@/format/currency'
import { money as moneyWords } from '@/format/money'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { RefundFacts } from './RefundFacts'
import styles from './OrderSums.module.scss'

/** What it was, and what it cost to the last point and cent. */
export function OrderSums({ order }: { order: Order }) {
  const { kind, state, amount, money, exchange_type: type, note } = order
  const free = amount === 0 && money === 0
  const facts: Fact[] = [
    ...(free ? [{ name: '费用', value: '不用付', strong: true }] : []),
    ...(amount > 0
      ? [{ name: `扣除${currencyName(type)}`, value: `−${grouped(amount)}`, strong: true }]
      : []),
    ...(money > 0 ? [{ name: cashName[state], value: moneyWords(money), strong: true }] : []),
    ...(kind === 'goods' ? [{ name: '运费', value: '包邮' }] : []),
    ...(note ? [{ name: free ? '来自' : '备注', value: note }] : []),
  ]
  return (
    <Card>
      <Pressable role="link" className={styles.goods} onPress={() => void openGoodsOf(order)}>
        <OrderedThing thing={order} eager />
      </Pressable>
      <View className={styles.sums}>
        <Facts facts={facts} />
        {state === 'cancelled' && <RefundFacts order={order} />}
      </View>
    </Card>
  )
}

const cashName: Record<Order['state'], string> = {
  unpaid: '待付金额',
  paid: '实付',
  shipped: '实付',
  finished: '实付',
  cancelled: '金额',
}
