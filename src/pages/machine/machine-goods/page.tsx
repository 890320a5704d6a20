import { SlotGoodsPage } from '@/parts/machine/SlotGoodsPage'
import { useRoute } from '@/navigation/useRoute'
import { ExchangeBar } from './ExchangeBar'

export default function MachineGoods() {
  const { machine_id, offline_goods_id, exchange_type } = useRoute('machineGoods')
  return (
    <SlotGoodsPage
      route="machineGoods"
      way="exchange"
      machineId={Number(machine_id)}
      offlineGoodsId={Number(offline_goods_id)}
      wished={exchange_type}
      action={(detail, type, reload) => (
        <ExchangeBar key={type} detail={detail} type={type} onChanged={reload} />
      )}
    />
  )
}
