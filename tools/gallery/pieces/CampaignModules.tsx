import { View } from '@tarojs/components'
import tones from '@/parts/campaign/CampaignView.module.scss'
import { BannerModule } from '@/parts/campaign/modules/BannerModule'
import { CampaignsModule } from '@/parts/campaign/modules/CampaignsModule'
import { GoodsModule } from '@/parts/campaign/modules/GoodsModule'
import { CampaignGroup } from '@/parts/campaign/modules/CampaignGroup'
import { HouseModule } from '@/parts/campaign/modules/HouseModule'
import { LampsModule } from '@/parts/campaign/modules/LampsModule'
import { LinkRow } from '@/parts/campaign/modules/LinkRow'
import { LinksModule } from '@/parts/campaign/modules/LinksModule'
import { Modules } from '@/parts/campaign/modules/Modules'
import { OddsModule } from '@/parts/campaign/modules/OddsModule'
import { OutsideModule } from '@/parts/campaign/modules/OutsideModule'
import { ReceiversModule } from '@/parts/campaign/modules/ReceiversModule'
import { RightsModule } from '@/parts/campaign/modules/RightsModule'
import { TabsModule } from '@/parts/campaign/modules/TabsModule'
import { TextModule } from '@/parts/campaign/modules/TextModule'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { campaignOf, drawn, lampsOf, modules, outsideOf, partOf, teasers } from '../campaigns'
import { Piece } from '../Piece'

const composed = campaignOf({ modules: [modules.prizes, modules.text] })
const partners = [
  outsideOf(),
  outsideOf({ opened: 1, proof: '等对方确认，一般几分钟内到' }),
  outsideOf({ opened: 1, confirmed: 1 }),
  outsideOf({ opened: 1, confirms: 0, proof: '仅供前往，不作为领取条件' }),
  outsideOf({ may_open: 0, later: '请先领取，再打开柳岸瑜伽' }),
]
const [, link] = modules.links.list

/** The pieces that a campaign's page is composed of. */
export function CampaignModules() {
  return (
    <View className={tones.ok}>
      <SectionHead title="活动模块 Modules" />
      <Stack>
        <Modules campaign={composed} part={partOf()} />
        <LampsModule title="我的点灯树" entry={lampsOf(0, 1)} />
        <LampsModule title="邻居的点灯树" entry={lampsOf(9, 0)} />
        {partners.map((outside) => (
          <OutsideModule
            key={outside.later + outside.proof + outside.opened + outside.confirmed}
            title="合作方 OutsideModule"
            campaign={{ outside, action: composed.action }}
            part={partOf()}
          />
        ))}
        <HouseModule module={modules.house} />
        <HouseModule module={{ ...modules.house, scene: 'house-ground', next: '' }} />
        <OddsModule
          module={modules.odds}
          campaign={{ key: composed.key, prizes: drawn }}
          ownSeed="k3n8q2ax"
        />
        <TextModule module={modules.text} />
        <RightsModule module={modules.rights} />
        <BannerModule module={modules.banner} />
        <LinksModule module={modules.links} />
        <GoodsModule module={modules.goods} />
        <TabsModule campaignKey={composed.key} module={modules.tabs} />
        <CampaignsModule module={modules.campaigns} />
        <CampaignsModule module={{ ...modules.campaigns, title: '往期活动', list: [] }} />
        <CampaignGroup title="盲盒" list={teasers} />
        <ReceiversModule module={modules.receivers} />
        <Piece name="一行去处 LinkRow">{link && <LinkRow {...link} />}</Piece>
      </Stack>
    </View>
  )
}
