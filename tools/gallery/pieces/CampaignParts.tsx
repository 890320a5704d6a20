import { View } from '@tarojs/components'
import { useState } from 'react'
import tones from '@/parts/campaign/CampaignView.module.scss'
import type { Campaign } from '@/parts/campaign/campaign'
import { ActionBar } from '@/parts/campaign/act/ActionBar'
import { PrizeList } from '@/parts/campaign/prizes/PrizeList'
import { PrizeRow } from '@/parts/campaign/prizes/PrizeRow'
import { Rules } from '@/parts/campaign/rules/Rules'
import { WayThrough } from '@/parts/campaign/rules/WayThrough'
import { Refused } from '@/request/errors'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { bankCampaign, boxCampaign, campaignOf, drawn, partOf, prizes } from '../campaigns'
import { Frame, Piece } from '../Piece'

const campaign = campaignOf()

const acts: readonly Campaign['action'][] = [
  { do: 'login', text: '登录后领取', note: '', link: '' },
  { do: 'choose', text: '领取', note: '', link: '' },
  { do: 'share', text: '请邻居点灯', note: '还差 3 盏就能领点灯礼包', link: '' },
  { do: 'none', text: '今日已领完', note: '今天的份额领完了，明天零点后还有', link: '' },
]

/** What one chooses of, does, and has to know. */
export function CampaignParts() {
  const [key, choose] = useState<string | undefined>('mug')
  const part = partOf({ prize: prizes.find(({ prize_key }) => prize_key === key), choose })
  const refused = new Refused(2005, '每人限领一份，您已经领过了')
  return (
    <View className={tones.gold}>
      <Stack>
        <View>
          <SectionHead title="奖品单 PrizeList" />
          <PrizeList campaign={campaign} title="选一份见面礼" part={part} />
        </View>
        <Piece name="奖品 PrizeRow">
          <PrizeRow prize={drawn[2]!} />
        </Piece>
        {acts.map((action) => (
          <Frame key={action.do} name={`行动栏 ActionBar ${action.do}`}>
            <ActionBar campaign={{ ...campaign, action }} part={part} />
          </Frame>
        ))}
        <Frame name="行动栏，没成">
          <ActionBar campaign={boxCampaign} part={{ ...part, error: refused }} />
        </Frame>
        <View>
          <SectionHead title="步骤 WayThrough · 说明 Rules" />
          <Stack>
            <WayThrough steps={campaign.steps} />
            <Rules campaign={bankCampaign} />
          </Stack>
        </View>
      </Stack>
    </View>
  )
}
