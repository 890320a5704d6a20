import type { ownDataCalls } from '@contract/account/own-data'
import { countToday, spendCodeOf } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { ownDataAddress } from './own-data/address'
import { ownDataRules } from './rules'

export const ownDataHandlers: HandlersOf<typeof ownDataCalls> = {
  '/user/Center/exportData': async ({ code }, context) => {
    const { config, user, now } = context
    await spendCodeOf(context, code, 'export')
    const most = new Map([[`own data of ${user.userId}`, ownDataRules.perDay]])
    await countToday(context, most, '今天下载的次数太多了，请明天再来')
    const { url, expiresAt } = ownDataAddress(config, user.userId, now)
    return { url, expires_at: replyTime(expiresAt) }
  },
}
