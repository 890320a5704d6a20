import { advertiserAccountCalls } from './advertiser/account'
import { adCampaignCalls } from './advertiser/campaign'
import { adHouseCalls } from './advertiser/house'
import { adReportCalls } from './advertiser/report'
import { adWalletCalls } from './advertiser/wallet'

export const advertiserCalls = {
  ...advertiserAccountCalls,
  ...adCampaignCalls,
  ...adHouseCalls,
  ...adReportCalls,
  ...adWalletCalls,
}
