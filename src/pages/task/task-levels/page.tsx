import { observer } from 'mobx-react'
import { PagedList } from '@/blocks/list/PagedList'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useAtOnce } from '@/cache/useAtOnce'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { CampaignRow } from '@/parts/task/CampaignRow'
import { Button } from '@/ui/button/Button'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Today } from './Today'

/** What advertisers pay for that is open to me. */
export default observer(function TaskLevels() {
  const paged = usePaged('/tp5/api/AdTask/lists', {})
  const today = useRead('/tp5/api/AdTask/baseInfo', {}, { member: true })
  const waits = useAtOnce([today], paged)
  if (waits) return <UnloadedScreen route="taskLevels" call={waits} rows={4} />
  const empty = (
    <Empty title="现在没有任务" text="告诉我们您喜欢什么，合适的任务会先给您看">
      <Button kind="soft" onPress={() => void go('taskInterests')}>
        选我的兴趣
      </Button>
    </Empty>
  )
  return (
    <Screen route="taskLevels">
      <PagedList
        paged={paged}
        header={
          <Stack inset>
            {today.data && <Today info={today.data} />}
            <SectionHead
              title="现在能做的"
              more="我的兴趣"
              onMore={() => void go('taskInterests')}
            />
          </Stack>
        }
        skeleton={<RowsSkeleton />}
        empty={empty}
      >
        {(rows) => (
          <Stack>
            {rows.map((campaign) => (
              <CampaignRow key={campaign.campaign_id} campaign={campaign} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
})
