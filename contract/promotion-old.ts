import { campaignCalls } from './campaign'
import { homeCalls } from './home'
import { inviteCalls } from './invite'
import { noticeCalls } from './notice'
import { sharingCalls } from './sharing'
import { villages } from './village'

export const promotion = {
  ...campaignCalls,
  ...homeCalls,
  ...inviteCalls,
  ...noticeCalls,
  ...sharingCalls,
  ...villages,
}
