import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { ActivityCard } from '@/parts/street/ActivityCard'
import { NoPromoter } from '@/parts/street/NoPromoter'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { DayReport } from './DayReport'

/** A promoter's days: what came of them, where I stand, and what there is to do. */
export default function StreetMarketing() {
  const call = useRead('/tp5/api/PushHelper/total', {})
  const { data } = call
  if (!data) return <UnloadedScreen route="streetMarketing" call={call} rows={4} />
  const { active, days } = data
  if (active.length === 0 && days.length === 0) return <NoPromoter route="streetMarketing" />
  return (
    <Screen route="streetMarketing">
      <Stack inset>
        <DayReport today={data} />
        {active.map((activity) => (
          <Stack key={activity.activity_id}>
            <ActivityCard activity={activity} />
            <Card bare>
              <Cell
                icon="gift"
                title="发礼物"
                value="扫码或输领取码"
                onPress={() =>
                  void go('streetMarketingExchange', { activity_id: activity.activity_id })
                }
              />
              <Cell
                icon="user"
                title="我的推广码"
                onPress={() =>
                  void go('streetMarketingInvite', { activity_id: activity.activity_id })
                }
              />
            </Card>
          </Stack>
        ))}
        <Card bare>
          <Cell
            icon="pin"
            title="在哪里、几点"
            onPress={() => void go('streetMarketingLocation')}
          />
        </Card>
      </Stack>
    </Screen>
  )
}
