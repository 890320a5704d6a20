import { campaignCalls } from '@contract/campaign'
import { sweepJob } from '@server/jobs/sweep'
import { defineArea } from '../area'
import { campaignHandlers } from './campaign.calls'
import { campaignLeaving } from './leaving'
import { campaignCard } from './present/card'
import { campaignLandings } from './present/landings'
import { codedCampaign } from './coded-campaign'
import { receivedHandlers } from './received/received.calls'
import { begun } from './reminders'
import { seedCampaigns } from './seed'
import { campaignStrip } from './strip'
import { campaignTelling } from './telling'

export const campaignArea = defineArea({
  name: 'campaign',
  calls: campaignCalls,
  handlers: ({ receivings }) => ({ ...campaignHandlers, ...receivedHandlers(receivings) }),
  jobs: [sweepJob(begun)],
  leaving: campaignLeaving,
  telling: campaignTelling,
  seed: seedCampaigns,
  strips: [campaignStrip],
  cards: { campaign: campaignCard },
  landings: campaignLandings,
  coded: { campaign: codedCampaign },
})
