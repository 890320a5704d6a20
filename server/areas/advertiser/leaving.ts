import { and, eq, inArray } from 'drizzle-orm'
import { moneyOf, ofAdvertiser } from '@server/areas/wallet/wallet'
import type { Leaving } from '../leaving'
import { adCampaigns, advertisers } from './tables'

export const advertiserLeaving: Leaving = {
  async obstacles(db, { userId }) {
    const [own] = await db.select().from(advertisers).where(eq(advertisers.userId, userId))
    if (!own) return []
    const { advertiserId } = own
    const running = and(
      eq(adCampaigns.advertiserId, advertiserId),
      inArray(adCampaigns.state, ['live', 'paused']),
    )
    if ((await db.$count(adCampaigns, running)) > 0)
      return [{ text: '还有广告在投放', way: '先到投放列表里停止', link: '/advertisingActivity' }]
    const purse = await moneyOf(db, ofAdvertiser(advertiserId, 'purse').holder)
    const left = Object.values(purse).some((cents) => cents > 0)
    if (!left) return []
    return [{ text: '广告钱包里还有钱', way: '先把余额提现', link: '/advertiserswallet' }]
  },
  tables: {
    advertisers: { blank: { contact: 'null' } },
    ad_spendings: { stays: 'the books: a number that leads to nobody' },
  },
}
