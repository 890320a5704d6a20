import { View } from '@tarojs/components'
import { useState } from 'react'
import { useEvery } from '@/cache/useEvery'
import type { RouteName } from '@/routes/route'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { ActionBar } from './act/ActionBar'
import { Questions } from './act/Questions'
import { useComingBack } from './act/useComingBack'
import { useTakingPart } from './act/useTakingPart'
import type { Campaign, Receipt } from './campaign'
import { CampaignPoster } from './CampaignPoster'
import styles from './CampaignView.module.scss'
import { Head } from './head/Head'
import { Modules } from './modules/Modules'
import { PrizeList } from './prizes/PrizeList'
import { Opened } from './receipt/Opened'
import { MyReceipts } from './receipt/MyReceipts'
import { Rules } from './rules/Rules'
import { WayThrough } from './rules/WayThrough'

/** How often it is looked whether a partner has confirmed what the person did there. */
const lookMs = 10_000

const isAwaited = ({ outside, action }: Campaign) =>
  outside?.confirms === 1 && outside.opened === 1 && !outside.confirmed && action.do === 'none'

interface CampaignViewProps {
  route: RouteName
  campaign: Campaign
  machineSn: string | undefined
  reload: () => Promise<void>
  /** The same, asked by the page itself. */
  look: () => Promise<void>
}

export function CampaignView({ route, campaign, machineSn, reload, look }: CampaignViewProps) {
  const [opened, setOpened] = useState<Receipt>()
  const part = useTakingPart({ campaign, machineSn, reload, onOpened: setOpened })
  const leaves = campaign.outside !== null || campaign.action.do === 'link'
  useComingBack(leaves, () => void reload())
  useEvery(lookMs, look, isAwaited(campaign))
  const composed = campaign.modules.some(({ type }) => type === 'prizes')
  return (
    <Screen
      route={route}
      title={campaign.title}
      action={<ActionBar campaign={campaign} part={part} />}
    >
      <View className={styles[campaign.look.tone]}>
        <Head campaign={campaign} onTurn={() => void reload()} />
        <Stack inset>
          <MyReceipts campaign={campaign} />
          {!composed && campaign.prizes.length > 0 && (
            <PrizeList campaign={campaign} title="这次有什么" part={part} />
          )}
          <Modules campaign={campaign} part={part} />
          <WayThrough steps={campaign.steps} />
          <Rules campaign={campaign} />
          <CampaignPoster campaign={campaign} />
        </Stack>
      </View>
      <Questions campaign={campaign} part={part} />
      {opened && <Opened receipt={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}
