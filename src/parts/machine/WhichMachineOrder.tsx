import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import type { RouteName } from '@/routes/route'
import type { MachineOrderRow } from './machine'
import { NoMachineOrders } from './NoMachineOrders'
import { OrderCard } from './OrderCard'

interface WhichMachineOrderProps {
  route: RouteName
  onChoose: (order: MachineOrderRow) => void
}

/** Which of my orders at machines a page is to show. */
export function WhichMachineOrder({ route, onChoose }: WhichMachineOrderProps) {
  const paged = usePaged('/tp5/api/OfflineOrder/list', {})
  return (
    <Which route={route} question="要看哪一单？" paged={paged} empty={<NoMachineOrders />}>
      {(order) => <OrderCard key={order.order_sn} order={order} onOpen={() => onChoose(order)} />}
    </Which>
  )
}
