import { View } from '@tarojs/components'
import { HoldingTicket } from '@/parts/holding/HoldingTicket'
import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { noCoupons } from '@/ui/illustrations/occasions/noCoupons'
import { Screen } from '@/blocks/screen/Screen'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { KindChips, type KindChoice } from './KindChips'
import { RightsHead } from './RightsHead'

const states = [
  { value: 'usable', text: '可用' },
  { value: 'used', text: '已用' },
  { value: 'expired', text: '已过期' },
] as const

type State = (typeof states)[number]['value']

const isState = (value: unknown): value is State => states.some((state) => state.value === value)

const empties: Record<State, string> = {
  usable: '还没有能用的卡券',
  used: '还没有用过卡券',
  expired: '没有过期的卡券',
}

export default function MyHoldings() {
  const params = useRoute('myHoldings')
  const [state, setState] = useKept<State>('state', isState(params.state) ? params.state : 'usable')
  const [kind, setKind] = useKept<KindChoice>('kind', 'all')
  const rights = useRead('/tp5/api/ExchangeShop/UserRightsCenter/detail')
  const paged = usePaged('/tp5/api/ExchangeShop/UserExchange/lists', {
    state,
    ...(kind !== 'all' && { kind }),
  })
  // all at once: how tall the head is depends on the memberships
  if (!rights.data && rights.loading) {
    return (
      <Screen route="myHoldings">
        <Stack inset>
          <Skeleton height="144px" />
          <RowsSkeleton />
        </Stack>
      </Screen>
    )
  }
  const header = (
    <View>
      <RightsHead rights={rights.data} />
      <Tabs label="卡券状态" choices={states} value={state} onChoose={setState} />
      <KindChips value={kind} onChoose={setKind} />
    </View>
  )
  const empty = (
    <Empty title={empties[state]} text="用积分换一张，到邻居店里省着花" scene={noCoupons}>
      <Button kind="soft" onPress={() => void go('exchangeShop')}>
        去商城换
      </Button>
    </Empty>
  )
  return (
    <Screen route="myHoldings">
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            <Chunked rows={rows}>
              {(holding) => <HoldingTicket key={holding.holding_id} holding={holding} />}
            </Chunked>
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
