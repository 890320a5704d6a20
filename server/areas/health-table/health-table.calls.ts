import { type healthTableCalls, tableRules } from '@contract/health-table'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { needConsent } from '@server/areas/health/health'
import { explained, sample } from './columns'
import { importTable } from './import'
import { tableAddress } from './routes'

export const healthTableHandlers: HandlersOf<typeof healthTableCalls> = {
  '/tp5/api/ExchangeShop/HealthReport/tableColumns': async () => ({
    columns: [...explained],
    sample,
    most_lines: tableRules.lines,
    most_bytes: tableRules.bytes,
  }),

  '/tp5/api/ExchangeShop/HealthReport/importTable': async ({ content }, context) => {
    const { db, user, config, now } = context
    await needConsent(context, 'record')
    return importTable(db, { userId: user.userId, key: config.dataKey }, content, now)
  },

  '/tp5/api/ExchangeShop/HealthReport/exportTable': async (_input, { config, user, now }) => {
    const { url, expiresAt } = tableAddress(config, user.userId, now)
    return { url, expires_at: replyTime(expiresAt) }
  },
}
