import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { ActivityCard } from '@/parts/street/ActivityCard'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** Where and when somebody stands in the street, the nearest first. */
export default function StreetMarketingLocation() {
  const call = useRead('/tp5/api/PushHelper/list')
  if (!call.data) return <UnloadedScreen route="streetMarketingLocation" call={call} rows={3} />
  const { list } = call.data
  return (
    <Screen route="streetMarketingLocation">
      <Stack inset>
        {list.length === 0 && <Empty title="最近没有街头活动" text="过些天再来看看" />}
        {list.map((activity) => (
          <ActivityCard
            key={activity.activity_id}
            activity={activity}
            way="看看怎么领"
            onOpen={() => void go('streetMarketingActivity', { activity_id: activity.activity_id })}
          />
        ))}
      </Stack>
    </Screen>
  )
}
