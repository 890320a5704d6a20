import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import type { HealthOrderDetail as Shown } from '@/parts/health/order/order'
import { OrderThing } from '@/parts/health/order/OrderThing'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { ThingCard } from './ThingCard'

/** One order of something about health: what is left of it, when it was used, how it goes back. */
export default function HealthOrderDetail() {
  const { id } = useRoute('healthOrderDetail')
  const call = useRead('/tp5/api/ExchangeShop/HealthTimesOrder/detail', { id })
  const { data } = call
  if (!data) return <UnloadedScreen route="healthOrderDetail" call={call} rows={4} />
  return (
    <Screen route="healthOrderDetail">
      <Stack inset>
        <Card>
          <Stack>
            <Text size="lg" strong heading={2}>
              {data.sentence}
            </Text>
            <OrderThing order={data} eager />
          </Stack>
        </Card>
        {data.things.map((thing) => (
          <ThingCard key={thing.holding_id} thing={thing} />
        ))}
        <Back order={data} />
      </Stack>
    </Screen>
  )
}

/** Where it goes back: what is left of a thing by itself, all else with its order. */
function Back({ order }: { order: Shown }) {
  const { order_sn, things, back_text: text, after_sale: afterSale } = order
  return (
    <>
      <Card>
        <SectionHead title="怎么退" />
        <Text tone="ink2">{text}</Text>
      </Card>
      <Card bare>
        {things
          .filter(({ usable }) => usable === 1)
          .map(({ holding_id, title }) => (
            <Cell
              key={holding_id}
              icon="wallet"
              title={things.length > 1 ? `退${title}没用的` : '退没用的'}
              onPress={() => void go('holding', { holding_id })}
            />
          ))}
        <Cell
          icon="doc"
          title={afterSale === 1 ? '订单和售后' : '看订单'}
          value={order.state_text}
          onPress={() => void go('orderDetails', { order_sn })}
        />
      </Card>
    </>
  )
}
