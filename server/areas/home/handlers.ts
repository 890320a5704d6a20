import type { promotion } from '@contract/promotion-old'
import type { HandlersOf } from '@server/call/handler'
import { campaignHandlers } from '@server/areas/campaign/handlers'
import { homeHandlers } from './home.calls'
import { inviteHandlers } from '@server/areas/invite/invite.calls'
import { sharingHandlers } from '@server/areas/sharing/sharing.calls'
import { noticeHandlers } from '@server/areas/notice/notice.calls'
import { villageHandlers } from '@server/areas/village/village.calls'

export const promotionHandlers: HandlersOf<typeof promotion> = {
  ...campaignHandlers,
  ...homeHandlers,
  ...inviteHandlers,
  ...noticeHandlers,
  ...sharingHandlers,
  ...villageHandlers,
}
