import { paidWords } from '@/parts/machine/machineWords'
import { isUnderWay, shipmentWords } from '@/parts/machine/shipmentWords'
import { useMachineOrder } from '@/parts/machine/useMachineOrder'
import { Result } from '@/blocks/result/Result'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Waiting } from './Waiting'
import { Ways } from './Ways'

/** What the machine is doing, until the goods or what was paid for them are there. */
export function Shipment({ orderSn }: { orderSn: string }) {
  const call = useMachineOrder(orderSn, '/tp5/api/OfflineOrder/onlinePaySuccess')
  const { data } = call
  if (!data) return <UnloadedScreen route="onlineMachinePaySuccess" call={call} rows={3} />
  const facts = [
    { name: '商品', value: data.title },
    { name: '机器', value: `${data.machine_name} · ${data.slot_no}` },
    { name: data.refund ? '退回' : '已付', value: paidWords(data), strong: true },
  ]
  return (
    <Screen route="onlineMachinePaySuccess">
      <Result {...shipmentWords(data)} facts={facts}>
        {isUnderWay(data.state) && data.deadline_at && <Waiting order={data} />}
        <Ways order={data} onMoved={call.reload} />
      </Result>
    </Screen>
  )
}
