import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { CampaignRow } from '@/parts/task/CampaignRow'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

/** The others are one tap further. */
const mostShown = 3

interface AdTasksProps {
  campaigns: Out<'/tp5/api/AdTask/lists'>['list']
}

/** What advertisers pay for; nothing where they want nothing done just now. */
export function AdTasks({ campaigns }: AdTasksProps) {
  if (campaigns.length === 0) return null
  return (
    <View>
      <SectionHead title="邻里任务" more="全部任务" onMore={() => void go('taskLevels')} />
      <Stack>
        {campaigns.slice(0, mostShown).map((campaign) => (
          <CampaignRow key={campaign.campaign_id} campaign={campaign} />
        ))}
      </Stack>
    </View>
  )
}
