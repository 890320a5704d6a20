import type { Out } from '@contract/api'
import type { Order } from '@/parts/order/order'
import { moneyBack } from '@/parts/order/promises'
import { grouped } from '@/format/amount'
import { money as moneyWords } from '@/format/money'
import { useRead } from '@/cache/useRead'
import { Facts } from '@/ui/facts/Facts'

type PaymentState = Out<'/tp5/api/OrderPay/detail'>['state']

const cashBack: Partial<Record<PaymentState, string>> = {
  refunding: `正在原路退回，${moneyBack}`,
  refunded: '已原路退回',
}

/** What a cancelled order gave back, and how far the money is. */
export function RefundFacts({ order }: { order: Order }) {
  const { order_sn, points, gold, money } = order
  const payment = useRead('/tp5/api/OrderPay/detail', money > 0 ? { order_sn } : null)
  const words = payment.data ? (cashBack[payment.data.state] ?? '没有付款，不用退') : '正在查询'
  return (
    <Facts
      facts={[
        ...(points > 0 ? [{ name: '退回积分', value: `+${grouped(points)}`, strong: true }] : []),
        ...(gold > 0 ? [{ name: '退回金币', value: `+${grouped(gold)}`, strong: true }] : []),
        ...(money > 0 ? [{ name: `退款 ${moneyWords(money)}`, value: words }] : []),
      ]}
    />
  )
}
