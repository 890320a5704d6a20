import { advertiserCalls } from '@contract/advertiser'
import { defineArea } from '../area'
import { advertiserAccountHandlers } from './account.calls'
import { adCampaignHandlers } from './campaign.calls'
import { advertiserCase } from './desk'
import { adHouseHandlers } from './house.calls'
import { advertiserFaults } from './faults'
import { advertiserJobs } from './jobs'
import { advertiserLeaving } from './leaving'
import { adReportHandlers } from './report.calls'
import { addReports } from './reports/routes'
import { seedAdvertisers } from './seed'
import { advertiserSeals } from './seals'
import { advertiserTelling } from './telling'
import { topUpCounter } from './top-up/seller'
import { adWalletHandlers } from './wallet.calls'

export const advertiserArea = defineArea({
  name: 'advertiser',
  calls: advertiserCalls,
  handlers: (ports) => ({
    ...advertiserAccountHandlers,
    ...adCampaignHandlers,
    ...adHouseHandlers,
    ...adReportHandlers,
    ...adWalletHandlers(ports),
  }),
  jobs: advertiserJobs,
  leaving: advertiserLeaving,
  faults: advertiserFaults,
  seals: advertiserSeals,
  telling: advertiserTelling,
  desk: { advertiser: advertiserCase },
  sells: [topUpCounter],
  routes: addReports,
  seed: seedAdvertisers,
})
