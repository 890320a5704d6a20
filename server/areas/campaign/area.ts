import { campaignCalls } from '@contract/campaign'
import { defineArea } from '../area'
import { campaignHandlers } from './campaign.calls'
import { codedCampaign } from './coded-campaign'
import { seedCampaigns } from './seed'
import { campaignStrip } from './strip'

export const campaignArea = defineArea({
  name: 'campaign',
  calls: campaignCalls,
  handlers: campaignHandlers,
  seed: seedCampaigns,
  strips: [campaignStrip],
  coded: { campaign: codedCampaign },
})
