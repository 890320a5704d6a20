import { CopyRow } from '@/parts/order/CopyRow'
import { OrderedThing } from '@/parts/order/OrderedThing'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { ServiceBar } from '@/parts/account/ServiceBar'
import { Button } from '@/ui/button/Button'
import { parcelImage } from '@/ui/illustrations/illustrationImage'
import { nothing } from '../nothing'
import { Frame, Piece } from '../Piece'

const thing = {
  title: '五常大米 5 公斤',
  image: parcelImage,
  tint: 'a' as const,
  number: 2,
  amount: 2400,
  money: 990,
  exchange_type: 1 as const,
}

/** What stands in an order. */
export function Orders() {
  return (
    <>
      <Piece name="换的东西 OrderedThing">
        <OrderedThing thing={thing} />
      </Piece>
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
