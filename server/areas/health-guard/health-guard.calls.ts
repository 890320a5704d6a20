import type { healthGuardCalls } from '@contract/health-guard'
import type { Settings } from '@server/config'
import type { HandlersOf } from '@server/call/handler'
import { consent, type Looking, readable, withdraw } from '@server/areas/health/health'
import { alertOf, alertsPage, markSeen } from './alerts'
import { beginCheck, handIn } from './checks'
import { fatigueOf } from './fatigue'
import { setQuiet } from './guard'
import { guardReportOf } from './guard-report'
import { needOpenGuard } from './open'
import { presentAlert, presentAlertDetail, stateOf } from './present'
import { presentCheck, questionsOf } from './questions'
import { takeOver, unseenOver } from './take-over'

type Reading = Looking & { config: Settings }

/** Whose guard a read is of, and what opens it. */
const whoseOf = async (context: Reading, personId: string | undefined) => ({
  userId: await readable(context, personId, 'guard'),
  key: context.config.dataKey,
})

const own = ({ user, config }: Pick<Reading, 'user' | 'config'>) => ({
  userId: user.userId,
  key: config.dataKey,
})

export const healthGuardHandlers: HandlersOf<typeof healthGuardCalls> = {
  '/tp5/api/ExchangeShop/HealthGuard/introduce': async ({ person_id }, context) =>
    stateOf(context.db, await whoseOf(context, person_id), context.now),

  '/tp5/api/ExchangeShop/HealthGuard/userOpenGuard': async (input, context) => {
    const { db, now } = context
    const { version, quiet_from: from, quiet_to: to } = input
    await consent(context, 'guard', version)
    await setQuiet(db, context.user.userId, { from, to })
    return stateOf(db, own(context), now)
  },

  '/tp5/api/ExchangeShop/HealthGuard/userStopGuard': async (_input, context) => {
    await withdraw(context, 'guard')
    return stateOf(context.db, own(context), context.now)
  },

  '/tp5/api/ExchangeShop/HealthGuard/lists': async ({ cursor, person_id }, context) => {
    const { db, now } = context
    const { userId, key } = await whoseOf(context, person_id)
    const { list, next } = await alertsPage(db, userId, cursor)
    return { list: list.map((alert) => presentAlert(alert, key, now)), next }
  },

  '/tp5/api/ExchangeShop/HealthGuard/detail': async ({ alert_id, person_id }, context) => {
    const { db, now } = context
    const { userId, key } = await whoseOf(context, person_id)
    return presentAlertDetail(db, await alertOf(db, userId, alert_id), key, now)
  },

  '/tp5/api/ExchangeShop/HealthGuard/seen': async ({ alert_id }, context) => {
    const { db, now } = context
    const { userId, key } = own(context)
    return presentAlertDetail(db, await markSeen(db, userId, alert_id, now), key, now)
  },

  '/tp5/api/ExchangeShop/HealthGuard/unseen': async (_input, context) => ({
    people: await unseenOver(context.db, { ...own(context), now: context.now }),
  }),

  '/tp5/api/ExchangeShop/HealthGuard/takeOver': async ({ watch_id: watchId }, context) => ({
    taken: await takeOver(context.db, watchId, { ...own(context), now: context.now }),
  }),

  '/tp5/api/ExchangeShop/HealthGuard/questionnaire': async ({ sheet, person_id }, context) =>
    questionsOf(context.db, await whoseOf(context, person_id), sheet, context.now),

  '/tp5/api/ExchangeShop/HealthGuard/startRiskCheck': async ({ sheet }, context) => {
    await needOpenGuard(context)
    const { db, user, now } = context
    return { check_id: await beginCheck(db, user.userId, sheet, now) }
  },

  '/tp5/api/ExchangeShop/HealthGuard/submitQuestionnaire': async (input, context) => {
    await needOpenGuard(context)
    const { db, now } = context
    const { check_id: checkId, answers: sent } = input
    return presentCheck(await handIn(db, own(context), { checkId, sent, now }), now)
  },

  '/tp5/api/ExchangeShop/HealthGuard/guardReport': ({ person_id }, context) =>
    guardReportOf(context, person_id),

  '/tp5/api/ExchangeShop/HealthHome/fatigueReport': ({ person_id }, context) =>
    fatigueOf(context, person_id),
}
