import { campaignCalls } from '@contract/campaign'
import { defineArea } from '../area'
import { campaignHandlers } from './campaign.calls'
import { campaignJobs } from './jobs'
import { campaignLeaving } from './leaving'
import { addPartner } from './outside/partner-routes'
import { seedCampaigns } from './seed'
import { campaignStrip, parcelsWithoutAddress } from './strip'

export const campaignArea = defineArea({
  name: 'campaign',
  calls: campaignCalls,
  handlers: campaignHandlers,
  jobs: campaignJobs,
  leaving: campaignLeaving,
  seed: seedCampaigns,
  strips: [campaignStrip],
  badges: { campaigns: parcelsWithoutAddress },
  routes: addPartner,
})
