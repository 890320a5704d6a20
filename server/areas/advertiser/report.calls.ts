import type { adReportCalls } from '@contract/advertiser/report'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { openAdvertiser } from './account'
import { ownCampaign } from './own-campaigns'
import { csvAddress } from './reports/address'
import { reportOf, spanOf } from './reports/report'
import { usersOf } from './reports/users'

export const adReportHandlers: HandlersOf<typeof adReportCalls> = {
  '/tp5/api/Advertiser/report': async ({ campaign_id, ...chosen }, { db, user, now }) => {
    const { advertiserId } = await openAdvertiser(db, user.userId)
    if (campaign_id) await ownCampaign(db, { advertiserId, campaignId: campaign_id })
    return reportOf(db, { advertiserId, campaignId: campaign_id, ...spanOf(chosen, now) })
  },

  '/tp5/api/Advertiser/export': async ({ campaign_id: campaignId, ...chosen }, context) => {
    const { db, user, now, config } = context
    const { advertiserId } = await openAdvertiser(db, user.userId)
    await ownCampaign(db, { advertiserId, campaignId })
    const { url, expiresAt } = csvAddress(config, { campaignId, ...spanOf(chosen, now) }, now)
    return { url, expires_at: replyTime(expiresAt) }
  },

  '/tp5/api/Advertiser/users': async ({ campaign_id }, { db, user }) => {
    const { advertiserId } = await openAdvertiser(db, user.userId)
    if (campaign_id) await ownCampaign(db, { advertiserId, campaignId: campaign_id })
    return usersOf(db, { advertiserId, campaignId: campaign_id })
  },
}
