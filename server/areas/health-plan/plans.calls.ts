import type { plansCalls } from '@contract/health-plan/plans'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { calendarOf } from './calendar'
import { detailsOf, planConsentOf } from './details'
import { mark, receive, stop } from './do'
import { noteSeen, waitingPackage } from './popup'
import {
  findStanding,
  needPlanConsent,
  type Planning,
  planningOf,
  presentRow,
  standingsOf,
  sumsToday,
} from './standing'
import { summaryOf } from './summary'

/** As it stands after a write. */
async function rowOf(planning: Planning, planId: number) {
  const standing = await findStanding(planning, planId)
  return presentRow(standing, planning.today, await sumsToday(planning))
}

export const plansHandlers: HandlersOf<typeof plansCalls> = {
  '/tp5/api/ExchangeShop/UserHealthPlan/planList': async (_input, context) => {
    const planning = planningOf(context)
    const standings = await standingsOf(planning)
    const sums = await sumsToday(planning)
    return {
      consent: await planConsentOf(planning),
      list: standings.map((standing) => presentRow(standing, planning.today, sums)),
    }
  },

  '/tp5/api/ExchangeShop/UserHealthPlan/planDetails': (input, context) =>
    detailsOf(planningOf(context), input),

  '/tp5/api/ExchangeShop/UserHealthPlan/planSummary': ({ plan_id: planId }, context) =>
    summaryOf(planningOf(context), planId),

  '/tp5/api/ExchangeShop/UserHealthPlan/packagePopup': async (_input, context) => {
    const waiting = await waitingPackage(planningOf(context))
    if (!waiting) return { plan: null }
    const { planId, content } = waiting
    const { title, intro, days } = content
    return { plan: { plan_id: planId, title, intro, days } }
  },

  '/tp5/api/ExchangeShop/UserHealthPlan/packageSeen': async ({ plan_id: planId }, context) => {
    await needPlanConsent(context)
    const planning = planningOf(context)
    await findStanding(planning, planId)
    await noteSeen(context.db, { userId: context.user.userId, planId, now: context.now })
    return {}
  },

  '/tp5/api/ExchangeShop/UserHealthPlan/receive': async ({ plan_id: planId, read }, context) => {
    await needPlanConsent(context)
    if (read === 0) throw new Refusal('invalid', '请先看清哪些人不要做，再勾选')
    const planning = planningOf(context)
    await receive(planning, planId)
    return rowOf(planning, planId)
  },

  '/tp5/api/ExchangeShop/UserHealthPlan/mark': async (input, context) => {
    await needPlanConsent(context)
    const planning = planningOf(context)
    const { plan_id: planId, task, date = planning.today, done } = input
    await mark(planning, { planId, task, date, done: done === 1 })
    return rowOf(planning, planId)
  },

  '/tp5/api/ExchangeShop/UserHealthPlan/stop': async ({ plan_id: planId }, context) => {
    await needPlanConsent(context)
    const planning = planningOf(context)
    await stop(planning, planId)
    return rowOf(planning, planId)
  },

  '/tp5/api/ExchangeShop/HealthCheck/calendar': (input, context) =>
    calendarOf(planningOf(context), input),
}
