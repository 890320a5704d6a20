import { AfterSaleCells } from '@/parts/after-sale/AfterSaleCells'
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
import { hasAfterSale, stepsOf } from './orderWords'
import { ParcelCard } from './ParcelCard'

interface OrderPartsProps {
  order: Order
  onChangeAddress: (() => void) | undefined
  onEnd: () => void
}

/** All there is to say about one order, the most needed first. */
export function OrderParts({ order, onChangeAddress, onEnd }: OrderPartsProps) {
  const { order_sn, created_at, timeline, holdings, address, actions } = order
  return (
    <>
      <OrderHead order={order} onEnd={onEnd} />
      <Card>
        <Steps steps={stepsOf(timeline)} />
      </Card>
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
      {address && <OrderAddress address={address} onChange={onChangeAddress} />}
      <OrderSums order={order} />
      {hasAfterSale(order) && <AfterSaleCells orderSn={order_sn} />}
      <Card>
        <CopyRow name="订单编号" text={order_sn} />
        <Facts facts={[{ name: '下单时间', value: fullTime(new Date(created_at)) }]} />
      </Card>
    </>
  )
}
