import { AfterSaleCells } from '@/parts/after-sale/AfterSaleCells'
import { InvoiceCell } from '@/parts/invoice/InvoiceCell'
import type { MachineOrder } from '@/parts/machine/machine'
import { destinationOfOrder, paidWords } from '@/parts/machine/machineWords'
import { OrderCard } from '@/parts/machine/OrderCard'
import { PickUpCode } from '@/parts/machine/pickup/PickUpCode'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Timeline } from '@/ui/timeline/Timeline'

/** One order from its goods down to what has happened to it. */
export function OrderParts({ order }: { order: MachineOrder }) {
  const { machine_id, offline_goods_id: goods_id, order_sn, refund } = order
  const isRefunded = order.state === 'refunded'
  const facts = [
    { name: '订单编号', value: order_sn },
    { name: '机器位置', value: order.address },
    { name: order.kind === 'buy' ? '付款' : '扣除', value: paidWords(order) },
    ...(order.fault ? [{ name: '机器说', value: order.fault }] : []),
    ...(refund ? [{ name: '退回', value: refund.text, strong: true }] : []),
  ]
  const events = order.timeline
    .filter(({ at }) => at !== null)
    .map(({ text, at }) => ({ key: text, title: text, time: fullTime(new Date(at ?? '')) }))
    .reverse()
  return (
    <Stack inset>
      <OrderCard
        order={order}
        onOpen={() => void go('onlineMachinePaySuccess', { machine_id, goods_id, order_sn })}
      />
      {order.state === 'kept' && order.deadline_at && (
        <PickUpCode
          code={order.pick_up_code}
          until={order.deadline_at}
          destination={destinationOfOrder(order)}
        />
      )}
      <Card>
        <Timeline events={events} />
      </Card>
      {(order.state === 'delivered' || isRefunded) && (
        <AfterSaleCells orderSn={order_sn} refunded={isRefunded} />
      )}
      {order.kind === 'buy' && order.state === 'delivered' && <InvoiceCell orderSn={order_sn} />}
      <Card>
        <Facts facts={facts} />
      </Card>
    </Stack>
  )
}
