import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import type { Teaser } from '../campaign'
import { CampaignCard } from '../CampaignCard'

interface CampaignGroupProps {
  title: string
  list: readonly Teaser[]
}

const shownFirst = 3

/** Campaigns that are for the same thing: the first few, and the others when one asks. */
export function CampaignGroup({ title, list }: CampaignGroupProps) {
  const [all, setAll] = useState(false)
  const shown = all ? list : list.slice(0, shownFirst)
  return (
    <View>
      <SectionHead title={title} />
      <Stack>
        {shown.map((teaser) => (
          <CampaignCard key={teaser.key} teaser={teaser} />
        ))}
      </Stack>
      {shown.length < list.length && (
        <Button kind="text" shape="full" onPress={() => setAll(true)}>
          {`${title}，再看 ${list.length - shown.length} 个`}
        </Button>
      )}
    </View>
  )
}
