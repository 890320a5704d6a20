import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Price } from '@/ui/price/Price'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** What I ordered of such offers, and how each of it stands. */
export default function MyExclusiveLog() {
  const paged = usePaged('/tp5/api/Exclusive/log', {})
  const empty = (
    <Empty title="还没有换过专享" text="看看有没有您的份">
      <Button kind="soft" onPress={() => void go('myExclusive')}>
        我的专享
      </Button>
    </Empty>
  )
  return (
    <Screen route="myExclusiveLog">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>
              {({ order_sn, title, price, state_text, created_at }) => (
                <Card key={order_sn}>
                  <Stack gap="s2">
                    <WhenAndState time={created_at} tone="plain" state={state_text} />
                    <Price
                      points={price.points}
                      gold={price.gold}
                      cents={price.money}
                      together
                      size="s"
                    />
                    <Cell title={title} onPress={() => void go('orderDetails', { order_sn })} />
                  </Stack>
                </Card>
              )}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
