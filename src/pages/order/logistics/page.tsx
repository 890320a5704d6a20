import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { messageOf } from '@/request/errors'
import { isRefusal } from '@/request/refusalCodes'
import { useRead } from '@/cache/useRead'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Message } from '@/ui/state/Message'
import { Timeline } from '@/ui/timeline/Timeline'
import { courseEvents } from './courseEvents'
import { ParcelHead } from './ParcelHead'

/** Where the parcel of an order has been, the latest first. */
export default function Logistics() {
  const { order_sn } = useRoute('logistics')
  const call = useRead('/tp5/api/ExchangeOrder/logisticsInfo', { order_sn }, { by: 'POST' })
  const { data, error } = call
  const toOrder = () => void go('orderDetails', { order_sn })
  return (
    <Screen route="logistics">
      <Stack inset>
        {isRefusal(error, 'orderMoved') ? (
          <Message scene={waiting} title={messageOf(error)} text="打包好就发出，发出后这里看得到">
            <Button onPress={toOrder}>看订单</Button>
          </Message>
        ) : (
          <Unloaded call={call} outline={3} />
        )}
        {data && (
          <>
            <ParcelHead parcel={data} />
            <Card>
              <Timeline events={courseEvents(data.course)} />
            </Card>
            <Button kind="outline" shape="full" onPress={toOrder}>
              看订单
            </Button>
          </>
        )}
      </Stack>
    </Screen>
  )
}
