import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import type { ModuleOf } from '../campaign'
import { CampaignCard } from '../CampaignCard'

const shownFirst = 12

export function CampaignsModule({ module: { title, list } }: { module: ModuleOf<'campaigns'> }) {
  const [all, setAll] = useState(false)
  const shown = all ? list : list.slice(0, shownFirst)
  return (
    <View>
      <SectionHead title={title} />
      {list.length === 0 && <Empty title="暂时没有活动" text="新活动上线后会出现在这里" />}
      <Stack>
        {shown.map((teaser) => (
          <CampaignCard key={teaser.key} teaser={teaser} />
        ))}
      </Stack>
      {shown.length < list.length && (
        <Button kind="text" shape="full" onPress={() => setAll(true)}>
          {`看全部 ${list.length} 个活动`}
        </Button>
      )}
    </View>
  )
}
