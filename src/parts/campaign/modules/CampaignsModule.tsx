import { View } from '@tarojs/components'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import type { ModuleOf } from '../campaign'
import { CampaignGroup } from './CampaignGroup'
import { groupsOf } from './groupsOf'

/** All that goes on; where it is much, by what it is for. */
export function CampaignsModule({ module: { title, list } }: { module: ModuleOf<'campaigns'> }) {
  if (list.length === 0) {
    return (
      <View>
        <SectionHead title={title} />
        <Empty title="暂时没有活动" text="新活动上线后会出现在这里" />
      </View>
    )
  }
  const groups = groupsOf(list, title)
  return (
    <Stack>
      {groups.map((group) => (
        <CampaignGroup key={group.title} {...group} />
      ))}
    </Stack>
  )
}
