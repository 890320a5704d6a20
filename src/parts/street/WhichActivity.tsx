import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import type { RouteOf } from '@/routes/route'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { ActivityCard } from './ActivityCard'

type Asking = RouteOf<
  | 'streetMarketingActivity'
  | 'streetMarketingGift'
  | 'streetMarketingExchange'
  | 'streetMarketingInvite'
>['name']

/** An address that does not say which activity: the person says it. */
export function WhichActivity({ route }: { route: Asking }) {
  const call = useRead('/tp5/api/PushHelper/list')
  if (!call.data) return <UnloadedScreen route={route} call={call} rows={3} />
  const { list } = call.data
  return (
    <Screen route={route} title="哪一次活动？">
      <Stack inset>
        {list.length === 0 && <Empty title="最近没有街头活动" text="过些天再来看看" />}
        {list.map((activity) => (
          <ActivityCard
            key={activity.activity_id}
            activity={activity}
            way="就是这次"
            onOpen={() => void go(route, { activity_id: activity.activity_id })}
          />
        ))}
      </Stack>
    </Screen>
  )
}
