import { campaignCalls } from './promotion/campaigns'
import { homeCalls } from './promotion/home'
import { inviteCalls } from './promotion/invites'
import { noticeCalls } from './promotion/notices'
import { sharingCalls } from './promotion/sharing'
import { villages } from './promotion/villages'

export const promotion = {
  ...campaignCalls,
  ...homeCalls,
  ...inviteCalls,
  ...noticeCalls,
  ...sharingCalls,
  ...villages,
}
