import type { statisticsCalls } from '@contract/manager/statistics'
import { incomeToCome } from '@server/areas/business/business'
import { heldBy, sharesOf } from '@server/areas/earnings/earnings'
import { businessDay, replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { csvAddress } from './export/address'
import { bookedOf } from './incomes'
import { scopeOf } from './scope'
import { grouped, seriesOf } from './series'
import { byGoods, byMachine, goodsByMachine, moneyBefore, totalOf } from './sums'

export const statisticsHandlers: HandlersOf<typeof statisticsCalls> = {
  '/tp5/api/Franchise/list': async (chosen, context) => ({
    list: await byGoods(await scopeOf(context, chosen)),
  }),

  '/tp5/api/Franchise/detail': async ({ title, ...chosen }, context) => {
    const scope = await scopeOf(context, chosen)
    const goods = (await byGoods(scope)).find((one) => one.title === title)
    if (!goods) throw new Refusal('notFound', '这些天没有卖过这件商品')
    return { ...goods, list: await goodsByMachine(scope, title) }
  },

  '/tp5/api/Franchise/total': async (chosen, context) => {
    const scope = await scopeOf(context, chosen)
    const kinds = (await byGoods(scope)).length
    return { kinds, ...(await totalOf(scope)), before: await moneyBefore(scope) }
  },

  '/tp5/api/Franchise/machineStatistics': async ({ by, ...chosen }, context) => ({
    by,
    list: await grouped(await scopeOf(context, chosen), by),
  }),

  '/tp5/api/Franchise/incomeStatistics': async (chosen, context) => {
    const scope = await scopeOf(context, chosen)
    return {
      ...(await totalOf(scope)),
      before: await moneyBefore(scope),
      ...(await seriesOf(scope)),
    }
  },

  '/tp5/api/Machine/incomeRatio': async (days, context) => {
    const rows = await byMachine(await scopeOf(context, days))
    const money = rows.reduce((all, row) => all + row.money, 0)
    const parts = sharesOf(rows.map((row) => Math.max(0, row.money)))
    return {
      money,
      list: rows.map(({ machine_id, name, money: one }, nth) => ({
        ...{ machine_id, name, money: one },
        per_mille: parts[nth]!,
      })),
    }
  },

  '/tp5/api/Machine/synthesizeIncome': async (_input, context) => {
    const { db, user, now } = context
    const scope = await scopeOf(context)
    const today = businessDay(now)
    const shareSince = async (from: string) =>
      (await totalOf({ ...scope, range: { from, to: today } })).share
    return {
      today: await shareSince(today),
      month: await shareSince(`${today.slice(0, 7)}-01`),
      total: (await totalOf(scope)).share,
      to_come: await incomeToCome(db, { userId: user.userId, now }),
      booked: await bookedOf(db, user.userId),
      balance: (await heldBy(db, user.userId)).balance,
    }
  },

  '/tp5/api/Franchise/export': async (chosen, context) => {
    const { config, now } = context
    const { url, expiresAt } = csvAddress(config, await scopeOf(context, chosen), now)
    return { url, expires_at: replyTime(expiresAt) }
  },
}
