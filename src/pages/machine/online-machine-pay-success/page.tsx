import { WhichMachineOrder } from '@/parts/machine/WhichMachineOrder'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Shipment } from './Shipment'

export default function OnlineMachinePaySuccess() {
  const { order_sn } = useRoute('onlineMachinePaySuccess')
  if (order_sn) return <Shipment orderSn={order_sn} />
  return (
    <WhichMachineOrder
      route="onlineMachinePaySuccess"
      onChoose={({ machine_id, offline_goods_id: goods_id, order_sn }) =>
        void go('onlineMachinePaySuccess', { machine_id, goods_id, order_sn })
      }
    />
  )
}
