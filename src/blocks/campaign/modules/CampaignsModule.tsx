import { View } from '@tarojs/components'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import type { ModuleOf } from '../campaign'
import { CampaignCard } from '../CampaignCard'

export function CampaignsModule({ module: { title, list } }: { module: ModuleOf<'campaigns'> }) {
  return (
    <View>
      <SectionHead title={title} />
      {list.length === 0 && <Empty title="暂时没有活动" text="新活动上线后会出现在这里" />}
      <Stack>
        {list.map((teaser) => (
          <CampaignCard key={teaser.key} teaser={teaser} />
        ))}
      </Stack>
    </View>
  )
}
