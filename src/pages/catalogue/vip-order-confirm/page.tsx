import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { wayOf } from '@/parts/catalogue/ways'
import { ConfirmOrder } from '../order/ConfirmOrder'
import { PacketRights } from './PacketRights'

/** The same last word as for other goods, with what the packet holds. */
export default function VipOrderConfirm() {
  const { id, exchange_type } = useRoute('vipOrderConfirm')
  const call = useRead('/tp5/api/ExchangeShop/Goods/detail', { goods_id: Number(id) })
  const { data } = call
  if (!data) return <UnloadedScreen route="vipOrderConfirm" call={call} rows={3} />
  const { exchange_type: wished } = wayOf(data, Number(exchange_type))
  return (
    <ConfirmOrder route="vipOrderConfirm" goodsId={data.goods_id} kind={data.kind} wished={wished}>
      {data.rights.length > 0 && <PacketRights rights={data.rights} />}
    </ConfirmOrder>
  )
}
