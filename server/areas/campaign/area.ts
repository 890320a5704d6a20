import { campaignCalls } from '@contract/campaign'
import { defineArea } from '../area'
import { campaignHandlers } from './campaign.calls'
import { campaignCard } from './present/card'
import { campaignLandings } from './present/landings'
import { codedCampaign } from './coded-campaign'
import { seedCampaigns } from './seed'
import { campaignStrip } from './strip'

export const campaignArea = defineArea({
  name: 'campaign',
  calls: campaignCalls,
  handlers: campaignHandlers,
  seed: seedCampaigns,
  strips: [campaignStrip],
  cards: { campaign: campaignCard },
  landings: campaignLandings,
  coded: { campaign: codedCampaign },
})
