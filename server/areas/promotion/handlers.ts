import type { promotion } from '@contract/promotion'
import type { HandlersOf } from '@server/http/handler'
import { campaignHandlers } from './campaign/handlers'
import { homeHandlers } from './home/home'
import { inviteHandlers } from './invite/invites'
import { sharingHandlers } from './sharing/sharing'
import { noticeHandlers } from './notices/notices'
import { villageHandlers } from './villages'

export const promotionHandlers: HandlersOf<typeof promotion> = {
  ...campaignHandlers,
  ...homeHandlers,
  ...inviteHandlers,
  ...noticeHandlers,
  ...sharingHandlers,
  ...villageHandlers,
}
