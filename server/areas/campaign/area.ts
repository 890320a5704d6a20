import { campaignCalls } from '@contract/campaign'
import { defineArea } from '../area'
import { campaignHandlers } from './campaign.calls'
import { campaignLeaving } from './leaving'
import { counter } from './orders/seller'
import { addPartner } from './outside/partner-routes'
import { seedCampaigns } from './seed'
import { campaignStrip, parcelsWithoutAddress } from './strip'

export const campaignArea = defineArea({
  name: 'campaign',
  calls: campaignCalls,
  handlers: campaignHandlers,
  leaving: campaignLeaving,
  sells: [counter],
  seed: seedCampaigns,
  strips: [campaignStrip],
  badges: { campaigns: parcelsWithoutAddress },
  routes: addPartner,
})
