import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { NotYet } from '@/parts/distributor/NotYet'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Deeds } from './Deeds'
import { Totals } from './Totals'

/** How I stand as a distributor: who came, what that brought, and where each of it is listed. */
export default function DistributorActivitySelf() {
  const closed = useClosed()
  const check = useRead('/tp5/api/RecruitDistributor/check')
  const mine = check.data
  const total = useRead('/tp5/api/RecruitDistributor/total', mine?.joined_at ? {} : null)
  if (closed('inviteReward')) return <ClosedScreen route="distributorActivitySelf" />
  if (!mine) return <UnloadedScreen route="distributorActivitySelf" call={check} rows={5} />
  const { joined_at: joinedAt, recruitment } = mine
  if (!joinedAt || !recruitment)
    return <NotYet route="distributorActivitySelf" recruitment={recruitment} />
  if (!total.data) return <UnloadedScreen route="distributorActivitySelf" call={total} rows={5} />
  const id = String(recruitment.recruit_distributor_id)
  return (
    <Screen route="distributorActivitySelf">
      <Stack inset>
        <Totals total={total.data} />
        <Deeds total={total.data} />
        <Card bare>
          <Cell
            icon="user"
            title="我招来的邻居"
            onPress={() => void go('distributorActivityLog')}
          />
          <Cell
            icon="wallet"
            title="奖励明细"
            onPress={() => void go('incomeList', { source: 'recruit' })}
          />
          <Cell
            icon="gift"
            title="我的海报"
            onPress={() => void go('distributorActivity', { recruit_distributor_id: id })}
          />
          <Cell
            icon="info"
            title="推广员怎么做"
            onPress={() => void go('distributorActivityGuide')}
          />
        </Card>
        <Text size="xs" tone="ink3" center>
          {`${dayOf(new Date(joinedAt))} 加入，按“${recruitment.title}”的规则算`}
        </Text>
      </Stack>
    </Screen>
  )
}
