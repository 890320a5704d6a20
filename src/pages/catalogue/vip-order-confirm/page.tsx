import { useState } from 'react'
import { currencyName, type ExchangeType } from '@/format/currency'
import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Segmented } from '@/ui/tabs/Segmented'
import { ConfirmOrder } from '../order/ConfirmOrder'
import { PacketRights } from './PacketRights'

/** The same last word as for other goods, with what the packet holds and what it is paid with. */
export default function VipOrderConfirm() {
  const { id, exchange_type } = useRoute('vipOrderConfirm')
  const [chosen, setChosen] = useState<ExchangeType | undefined>(
    exchange_type === '1' || exchange_type === '2'
      ? (Number(exchange_type) as ExchangeType)
      : undefined,
  )
  const call = useRead('/tp5/api/ExchangeShop/Goods/detail', { goods_id: Number(id) })
  const { data } = call
  if (!data) return <UnloadedScreen route="vipOrderConfirm" call={call} rows={3} />
  const offered = ([1, 2] as const).filter((type) => (type === 1 ? data.points : data.gold) > 0)
  const type = chosen ?? offered[0] ?? 1
  return (
    <ConfirmOrder route="vipOrderConfirm" goodsId={data.goods_id} type={type}>
      {offered.length > 1 && (
        <Segmented
          label="用什么换"
          choices={offered.map((value) => ({ value, text: `用${currencyName(value)}换` }))}
          value={type}
          onChoose={setChosen}
        />
      )}
      {data.rights.length > 0 && <PacketRights rights={data.rights} />}
    </ConfirmOrder>
  )
}
