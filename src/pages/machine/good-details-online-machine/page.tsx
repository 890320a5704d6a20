import { obstacleOf } from '@/parts/machine/obstacle'
import { SlotGoodsPage } from '@/parts/machine/SlotGoodsPage'
import { TakeBar } from '@/parts/machine/TakeBar'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'

export default function GoodDetailsOnlineMachine() {
  const { machine_id, goods_id } = useRoute('goodDetailsOnlineMachine')
  return (
    <SlotGoodsPage
      route="goodDetailsOnlineMachine"
      way="buy"
      machineId={Number(machine_id)}
      offlineGoodsId={Number(goods_id)}
      action={(detail) => (
        <TakeBar
          detail={detail}
          way="buy"
          obstacle={obstacleOf({ detail, pay: 'money' })}
          text="立即购买"
          onTake={() => void go('orderOnlineMachine', { machine_id, goods_id })}
        />
      )}
    />
  )
}
