import type { ReactNode } from 'react'
import type { In } from '@contract/api'
import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import type { RouteName } from '@/routes/route'
import { Card } from '@/ui/card/Card'
import { NoOrders } from './NoOrders'
import type { OrderRow } from './order'
import { OrderFace } from './OrderFace'

type Asked = Omit<In<'/tp5/api/ExchangeOrder/lists'>, 'cursor'>

interface WhichOrderProps {
  route: RouteName
  question?: string
  /** Only some of my orders. */
  asks?: Asked
  header?: ReactNode
  onChoose: (order: OrderRow) => void
}

const all: Asked = {}

/** Which of my orders a page is to show. */
export function WhichOrder({
  route,
  question = '要看哪一单？',
  asks = all,
  header,
  onChoose,
}: WhichOrderProps) {
  const paged = usePaged('/tp5/api/ExchangeOrder/lists', asks)
  return (
    <Which route={route} question={question} paged={paged} header={header} empty={<NoOrders />}>
      {(order) => (
        <Card key={order.order_sn} bare>
          <OrderFace order={order} onOpen={() => onChoose(order)} />
        </Card>
      )}
    </Which>
  )
}
