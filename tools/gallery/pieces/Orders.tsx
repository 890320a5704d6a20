import { CopyRow } from '@/parts/order/CopyRow'
import { NoOrders } from '@/parts/order/NoOrders'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { OrderFace } from '@/parts/order/OrderFace'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { ServiceBar } from '@/parts/account/ServiceBar'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { parcelImage } from '@/ui/illustrations/illustrationImage'
import { nothing } from '../nothing'
import { Frame, Piece } from '../Piece'

const thing = {
  kind: 'goods' as const,
  title: '五常大米 5 公斤',
  image: parcelImage,
  tint: 'a' as const,
  number: 2,
  points: 2400,
  gold: 0,
  money: 990,
}

const order = {
  ...thing,
  order_sn: 'LJ202611210927000028',
  state: 'refunded' as const,
  state_text: '售后已退款',
  goods_id: 7,
  exchange_type: 1,
  created_at: '2026-11-21T01:27:00.000Z',
  expires_at: null,
  actions: [],
}

/** What stands in an order. */
export function Orders() {
  return (
    <>
      <Piece name="换的东西 OrderedThing">
        <OrderedThing thing={thing} />
      </Piece>
      <Piece name="列表里的订单 OrderFace" bare>
        <Card bare>
          <OrderFace order={order} onOpen={nothing} />
        </Card>
      </Piece>
      <Frame name="没有订单 NoOrders">
        <NoOrders />
      </Frame>
      <Piece name="付款时间 WaitLeft">
        <WaitLeft expiresAt="2026-11-15T01:30:00.000Z" />
      </Piece>
      <Piece name="可复制的编号 CopyRow">
        <CopyRow name="订单编号" text="LJ202611210927000028" />
      </Piece>
      <Frame name="客服和下一步 ServiceBar">
        <ServiceBar wide>
          <Button shape="full" onPress={nothing}>
            立即兑换
          </Button>
        </ServiceBar>
        <ServiceBar>
          <Button kind="outline" onPress={nothing}>
            查看物流
          </Button>
          <Button onPress={nothing}>确认收货</Button>
        </ServiceBar>
      </Frame>
    </>
  )
}
