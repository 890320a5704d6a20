import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { standingTones } from '@/parts/seckill/seckill'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** Where I tried, and what came of it. */
export default function SeckillLog() {
  const paged = usePaged('/tp5/api/ExchangeShop/OnlineSeckill/log', {})
  const empty = (
    <Empty title="还没有抢过" text="整点开抢，提前占位子更稳">
      <Button kind="soft" onPress={() => void go('seckill')}>
        去看看
      </Button>
    </Empty>
  )
  return (
    <Screen route="seckillLog">
      <PagedList paged={paged} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>
              {({ item_id, title, state, state_text, order_sn, entered_at }) => (
                <Card key={item_id}>
                  <Stack gap="s2">
                    <WhenAndState
                      time={entered_at}
                      tone={standingTones[state]}
                      state={state_text}
                    />
                    <Cell
                      title={title}
                      onPress={() =>
                        void (order_sn && state === 'ordered'
                          ? go('seckillSuccess', { order_sn })
                          : go('seckillGoods', { item_id }))
                      }
                    />
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
