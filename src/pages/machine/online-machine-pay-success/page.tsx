import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Shipment } from './Shipment'

export default function OnlineMachinePaySuccess() {
  const { order_sn } = useRoute('onlineMachinePaySuccess')
  if (order_sn) return <Shipment orderSn={order_sn} />
  return (
    <Screen route="onlineMachinePaySuccess">
      <Stack inset>
        <Empty title="要看哪一单？" text="在机器订单里点开，就能看到出货结果">
          <Button onPress={() => void replace('orderListOnlineMachine')}>机器订单</Button>
        </Empty>
      </Stack>
    </Screen>
  )
}
