import { confirmList, inviteGuests } from '@server/areas/partner/partner'
import { findCampaign } from '@server/areas/programme/programme'
import type { Asking } from '@server/command/run'

type Bring = (asking: Asking, key: string, text: string) => Promise<string[]>

/** The lists that a partner sends of its customers. */
export const partnerLists: Readonly<Record<'invite' | 'confirm', Bring>> = {
  async invite({ db, config, now }, key, text) {
    const campaign = await findCampaign(db, { key }, now)
    const { added, known } = await inviteGuests(db, config.dataKey, campaign, text)
    return [`邀请名单：新增 ${added} 个手机号，已有 ${known} 个`]
  },
  async confirm({ db, now }, key, text) {
    const campaign = await findCampaign(db, { key }, now)
    const { confirmed, known } = await confirmList(db, campaign, { text, now })
    return [`合作方确认：新增 ${confirmed} 人次，已有 ${known} 人次`]
  },
}
