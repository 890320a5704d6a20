import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { WaitLeft } from '@/parts/order/WaitLeft'
import { usualWords } from '@/parts/sale/usualWords'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { exchanged } from '@/ui/illustrations/occasions/exchanged'
import { refused } from '@/ui/illustrations/occasions/refused'
import { Price } from '@/ui/price/Price'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Message } from '@/ui/state/Message'

const path = '/tp5/api/ExchangeShop/OnlineSeckill/successPage'

export default function SeckillSuccess() {
  const { order_sn } = useRoute('seckillSuccess')
  if (order_sn) return <Got orderSn={order_sn} />
  return (
    <Screen route="seckillSuccess" title="要看哪一件？">
      <Empty title="先选一件" text="抢到的都在“我的秒杀”里">
        <Button onPress={() => void go('seckillLog')}>我的秒杀</Button>
      </Empty>
    </Screen>
  )
}

/** What I got: until when it has to be paid, and what it saves. */
function Got({ orderSn }: { orderSn: string }) {
  const call = useRead(path, { order_sn: orderSn })
  const { data, look } = call
  if (!data) return <UnloadedScreen route="seckillSuccess" call={call} rows={3} />
  const { title, state, state_text, price, usual, pay_until, session, machine } = data
  const saved = usual && usual.money > price.money ? usual.money - price.money : 0
  const open = () =>
    void go(machine ? 'orderDetailsOnlineMachine' : 'orderDetails', { order_sn: orderSn })
  const action = (
    <Foot>
      {state === 'unpaid' && (
        <Button shape="full" onPress={() => void go('orderPay', { order_sn: orderSn })}>
          去付款
        </Button>
      )}
      <Button shape="full" kind={state === 'unpaid' ? 'soft' : 'primary'} onPress={open}>
        看订单
      </Button>
    </Foot>
  )
  return (
    <Screen route="seckillSuccess" action={action}>
      <Stack inset>
        <Message scene={state === 'over' ? refused : exchanged} title={state_text} text={title} />
        {pay_until && <WaitLeft expiresAt={pay_until} onEnd={() => void look()} />}
        <Card>
          <Stack gap="s2">
            <Price points={price.points} gold={price.gold} cents={price.money} together size="l" />
            <Facts
              facts={[
                { name: '场次', value: session },
                ...(machine
                  ? [{ name: '取货', value: `${machine.minutes} 分钟内到${machine.name}` }]
                  : []),
                ...(usual ? [{ name: '平时', value: usualWords({ usual }).slice(3) }] : []),
                ...(saved > 0 ? [{ name: '省下', value: money(saved) }] : []),
                { name: '单号', value: orderSn },
              ]}
            />
          </Stack>
        </Card>
      </Stack>
    </Screen>
  )
}
