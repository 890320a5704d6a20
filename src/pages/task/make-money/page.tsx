import { CampaignCard } from '@/parts/campaign/CampaignCard'
import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { usePaged } from '@/cache/usePaged'
import { Screen } from '@/blocks/screen/Screen'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Tasks } from './Tasks'

export default function MakeMoney() {
  const paged = usePaged('/tp5/api/Campaign/lists', { open: 1 })
  const header = (
    <Stack inset>
      <Tasks />
      <SectionHead title="现在能参加的" more="全部活动" onMore={() => void go('subjectPage')} />
    </Stack>
  )
  return (
    <Screen route="makeMoney">
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton rows={3} />}
        empty={<Empty title="暂时没有活动" text="新活动上线后会出现在这里" />}
      >
        {(campaigns) => (
          <Stack>
            {campaigns.map((teaser) => (
              <CampaignCard key={teaser.key} teaser={teaser} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
