import { AfterSaleCells } from '@/parts/after-sale/AfterSaleCells'
import { InvoiceCell } from '@/parts/invoice/InvoiceCell'
import { CopyRow } from '@/parts/order/CopyRow'
import type { Order } from '@/parts/order/order'
import { go } from '@/navigation/go'
import { fullTime } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Steps } from '@/ui/steps/Steps'
import { OrderAddress } from './OrderAddress'
import { OrderHead } from './OrderHead'
import { OrderSums } from './OrderSums'
import { stepsOf } from './orderWords'
import { ParcelCard } from './ParcelCard'
import { ReceiveBy } from './ReceiveBy'
import { WishNotice } from './WishNotice'

interface OrderPartsProps {
  order: Order
  onChangeAddress: (() => void) | undefined
  /** Where it can wait longer for its owner's word. */
  onExtend: (() => void) | undefined
  onEnd: () => void
}

/** All there is to say about one order, the most needed first. */
export function OrderParts({ order, onChangeAddress, onExtend, onEnd }: OrderPartsProps) {
  const { order_sn, created_at, timeline, holdings, address, actions } = order
  return (
    <>
      <OrderHead order={order} onEnd={onEnd} />
      <Card>
        <Steps steps={stepsOf(timeline)} />
      </Card>
      {order.wish && order.state !== 'finished' && <WishNotice wish={order.wish} />}
      {holdings.length > 0 && (
        <Card bare>
          {holdings.map(({ holding_id, title }) => (
            <Cell
              key={holding_id}
              icon="wallet"
              title="卡券"
              value={title}
              onPress={() => void go('holding', { holding_id })}
            />
          ))}
        </Card>
      )}
      {actions.includes('logistics') && <ParcelCard orderSn={order_sn} />}
      {order.receive_by && <ReceiveBy time={order.receive_by} onExtend={onExtend} />}
      {address && <OrderAddress address={address} onChange={onChangeAddress} />}
      <OrderSums order={order} />
      {order.money > 0 && order.state !== 'unpaid' && <InvoiceCell orderSn={order_sn} />}
      {order.after_sale === 1 && (
        <AfterSaleCells orderSn={order_sn} refunded={order.state === 'refunded'} />
      )}
      <Card>
        <CopyRow name="订单编号" text={order_sn} />
        <Facts facts={[{ name: '下单时间', value: fullTime(new Date(created_at)) }]} />
      </Card>
    </>
  )
}
