import { Foot } from '@/blocks/screen/Foot'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import type { Cart } from '@/parts/iter/refill'
import { SupplyRow } from '@/parts/iter/SupplyRow'
import { usePacks } from '@/parts/iter/usePacks'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { useClear } from './useClear'

const choose = () => void go('orderGoodsList')

/** What I am about to order for my machines. */
export default function PurchaseCart() {
  const call = useRead('/tp5/api/ShoppingCart/index', {})
  if (!call.data) return <UnloadedStaffScreen route="purchaseCart" call={call} rows={3} />
  if (call.data.list.length > 0) return <Filled cart={call.data} />
  return (
    <StaffScreen route="purchaseCart">
      <Empty title="补货车是空的" text="从预警里加，或者自己选">
        <Button onPress={choose}>选商品</Button>
      </Empty>
    </StaffScreen>
  )
}

function Filled({ cart }: { cart: Cart }) {
  const { list, sum, short, least } = cart
  const { change } = usePacks()
  const { clear, busy } = useClear(list)
  const action = (
    <Foot>
      {short > 0 && (
        <Text size="sm" tone="warn">
          {`满 ${money(least)}起送，还差 ${money(short)}`}
        </Text>
      )}
      <Button shape="full" disabled={short > 0} onPress={() => void go('comOrder')}>
        {`去下单 ${money(sum)}`}
      </Button>
      <Button kind="text" shape="full" icon="plus" onPress={choose}>
        再选商品
      </Button>
    </Foot>
  )
  return (
    <StaffScreen route="purchaseCart" action={action}>
      <Stack inset>
        {list.map((supply) => (
          <Card key={supply.supply_key}>
            <SupplyRow supply={supply} onChange={(packs) => change(supply.supply_key, packs)}>
              <Text size="xs" tone="ink2">
                {`小计 ${money(supply.amount)}`}
              </Text>
            </SupplyRow>
          </Card>
        ))}
        <Card>
          <Facts
            facts={[
              { name: '商品', value: `${list.length} 种` },
              { name: '合计', value: money(sum), strong: true },
            ]}
          />
        </Card>
        <Button kind="text" shape="full" busy={busy} onPress={clear}>
          清空补货车
        </Button>
      </Stack>
    </StaffScreen>
  )
}
