import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { amount } from '@/format/amount'
import { go } from '@/navigation/go'
import { type Play, playTones } from '@/parts/lottery/lottery'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

const open = ({ play_id, state, order_sn }: Play) => {
  if (state === 'waiting') return go('lotteryOrderConfirm', { play_id })
  if (state === 'claimed') return go('orderDetails', { order_sn })
  return go('lotteryRules', { play_id })
}

/** What I won, and how it stands. */
export default function LotteryMyPrize() {
  const paged = usePaged('/tp5/api/TigerActivity/myPrize', {})
  const { data: little } = useRead('/tp5/api/TigerActivity/littlePrize')
  const header = (
    <Stack inset>
      <Text size="sm" tone="ink2">
        {little ? `今天抽中 ${amount(little.points)} 积分、${amount(little.gold)} 金币` : '\u00a0'}
      </Text>
    </Stack>
  )
  const empty = (
    <Empty title="还没有奖品" text="每天送一次机会">
      <Button kind="soft" onPress={() => void go('lottery')}>
        去抽一次
      </Button>
    </Empty>
  )
  return (
    <Screen route="lotteryMyPrize">
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(plays) => (
          <Stack>
            <Chunked rows={plays}>
              {(play) => (
                <Card key={play.play_id}>
                  <Stack gap="s2">
                    <WhenAndState
                      time={play.played_at}
                      tone={playTones[play.state]}
                      state={play.state_text}
                    />
                    <Cell title={play.name} onPress={() => void open(play)} />
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
