import type { TakingPart } from '../act/useTakingPart'
import type { Campaign } from '../campaign'
import { PrizeList } from '../prizes/PrizeList'
import { BannerModule } from './BannerModule'
import { CampaignsModule } from './CampaignsModule'
import { GoodsModule } from './GoodsModule'
import { HouseModule } from './HouseModule'
import { LampsModule } from './LampsModule'
import { LinksModule } from './LinksModule'
import { OddsModule } from './OddsModule'
import { OutsideModule } from './OutsideModule'
import { ReceiversModule } from './ReceiversModule'
import { RightsModule } from './RightsModule'
import { TabsModule } from './TabsModule'
import { TextModule } from './TextModule'

interface ModulesProps {
  campaign: Campaign
  part: TakingPart
}

/** The pieces that the server composed the page of, in its order. */
export function Modules({ campaign, part }: ModulesProps) {
  return (
    <>
      {campaign.modules.map((module, index) => (
        <Module key={index} module={module} campaign={campaign} part={part} />
      ))}
    </>
  )
}

interface ModuleProps extends ModulesProps {
  module: Campaign['modules'][number]
}

function Module({ module, campaign, part }: ModuleProps) {
  switch (module.type) {
    case 'prizes':
      return <PrizeList campaign={campaign} title={module.title} keys={module.prizes} part={part} />
    case 'house':
      return <HouseModule module={module} />
    case 'lamps':
      return <LampsModule title={module.title} entry={campaign.entry} />
    case 'outside':
      return <OutsideModule title={module.title} campaign={campaign} part={part} />
    case 'odds':
      return <OddsModule module={module} campaign={campaign} ownSeed={part.ownSeed} />
    case 'text':
      return <TextModule module={module} />
    case 'rights':
      return <RightsModule module={module} />
    case 'banner':
      return <BannerModule module={module} />
    case 'links':
      return <LinksModule module={module} />
    case 'goods':
      return <GoodsModule module={module} />
    case 'tabs':
      return <TabsModule campaignKey={campaign.key} module={module} />
    case 'campaigns':
      return <CampaignsModule module={module} />
    case 'receivers':
      return <ReceiversModule module={module} />
  }
}
