import { useState } from 'react'
import type { Take } from '@/parts/machine/machine'
import { Thing } from '@/parts/order/Thing'
import { paidWords, placeOf } from '@/parts/machine/machineWords'
import { PresenceSheet } from '@/parts/machine/presence/PresenceSheet'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { isRefusal } from '@/request/refusalCodes'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { OnceAction } from '@/blocks/form/OnceAction'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { Price } from '@/ui/price/Price'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { CannotBuy } from './CannotBuy'
import { useBuy } from './useBuy'

export default function OrderOnlineMachine() {
  const { machine_id, goods_id } = useRoute('orderOnlineMachine')
  const { check, submit, ...buying } = useBuy(Number(machine_id), Number(goods_id))
  const [asking, setAsking] = useState(false)
  const { data } = check
  if (!data) {
    return (
      <Screen route="orderOnlineMachine">
        <Stack inset>
          {check.loading ? (
            <RowsSkeleton rows={3} />
          ) : (
            <CannotBuy
              error={check.error}
              onRetry={() => {
                if (buying.missing) buying.checkLast()
                void check.reload()
              }}
            />
          )}
        </Stack>
      </Screen>
    )
  }
  const { machine, goods, amount } = data
  const sum = paidWords({ pay: 'money', amount })
  const take = (how: Take) => {
    setAsking(false)
    void submit(how)
  }
  const action = (
    <Foot>
      <OnceAction of={buying}>
        {isRefusal(buying.error, 'unpaidOpen') && (
          <Button kind="text" shape="full" onPress={() => void go('orderListOnlineMachine')}>
            看没付款的订单
          </Button>
        )}
        <Button
          shape="full"
          busy={buying.busy || check.loading}
          disabled={check.error !== undefined && !check.loading}
          onPress={() => setAsking(true)}
        >
          {`确认下单，付 ${sum}`}
        </Button>
      </OnceAction>
    </Foot>
  )
  return (
    <Screen route="orderOnlineMachine" action={action}>
      <Stack inset>
        <Card>
          <Thing thing={goods} note={goods.intro} eager>
            <Price cents={goods.money} />
          </Thing>
        </Card>
        <Card>
          <Facts
            facts={[
              { name: '机器', value: machine.name, strong: true },
              { name: '位置', value: placeOf(machine) },
              { name: '货道', value: goods.slot_no },
              { name: '数量', value: '1 件' },
              { name: '应付', value: sum, strong: true },
            ]}
          />
        </Card>
        <Text size="sm" tone="ink3">
          下单后为您留货 5
          分钟，没付会自动取消。付款后，站在机器前马上出货，不在就凭取货码来取；没出货会自动全额退回。
        </Text>
      </Stack>
      {asking && (
        <PresenceSheet
          machine={machine}
          deed="付款后出货"
          standing={data.standing > 0}
          onHere={() => take('now')}
          later={{ kept: data.kept, onLater: () => take('later') }}
          onClose={() => setAsking(false)}
        />
      )}
    </Screen>
  )
}
