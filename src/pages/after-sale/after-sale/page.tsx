import { MachineOrdersCell } from '@/parts/machine/MachineOrdersCell'
import { WhichOrder } from '@/parts/order/WhichOrder'
import { go, replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { messageOf } from '@/request/errors'
import { isRefusal } from '@/request/refusalCodes'
import { useRead } from '@/cache/useRead'
import { Button } from '@/ui/button/Button'
import { refused } from '@/ui/illustrations/occasions/refused'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Message } from '@/ui/state/Message'
import { ApplyForm } from './ApplyForm'

export default function AfterSale() {
  const { order_sn } = useRoute('afterSale')
  if (order_sn) return <Application orderSn={order_sn} />
  return (
    <WhichOrder
      route="afterSale"
      question="哪一单有问题？"
      asks={sentToMe}
      header={<MachineOrdersCell />}
      onChoose={({ order_sn }) => void go('afterSale', { order_sn })}
    />
  )
}

const sentToMe = { way: 'parcel' } as const

function Application({ orderSn: order_sn }: { orderSn: string }) {
  const call = useRead('/tp5/api/OrderSaleService/applySelect', { order_sn }, { anew: true })
  const { data, error } = call
  if (data && !data.open_no) return <ApplyForm offer={data} />
  const notForIt = isRefusal(error, 'notForAfterSale')
  return (
    <Screen route="afterSale">
      <Stack inset>
        {notForIt ? (
          <Message scene={refused} title={messageOf(error)}>
            <Button onPress={() => void go('lookAfter')}>看售后记录</Button>
          </Message>
        ) : (
          <Unloaded call={call} outline={3} />
        )}
        {data && (
          <Message
            scene={waiting}
            title="这个订单有正在处理的售后"
            text="处理完以后，还有商品没退的可以再申请"
          >
            <Button onPress={() => void replace('lookAfter', { after_sale_no: data.open_no })}>
              看进度
            </Button>
          </Message>
        )}
      </Stack>
    </Screen>
  )
}
