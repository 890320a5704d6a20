import type { healthFamilyCalls } from '@contract/health-family'
import { phoneOf } from '@server/areas/auth/auth'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { consentsOf } from '@server/areas/health/health'
import { accept, end, share } from './answer'
import { familyHome } from './home'
import { invite } from './invite'
import { looksPage } from './looks'
import { namesIn, presentWatch, shareable } from './present'
import { askerOf, findWatch, isOpen, waitsFor, type Watch, watchesOf } from './rows'

async function consentOf(db: Db, userId: string, now: Date) {
  const consent = (await consentsOf(db, userId, now)).find(({ purpose }) => purpose === 'family')
  return {
    consented: consent?.consented_at ? (1 as const) : (0 as const),
    agreed_before: consent?.agreed_before ?? (0 as const),
  }
}

async function shown(db: Db, watch: Watch, userId: string, now: Date) {
  const nameOf = await namesIn(db, [watch], userId)
  return presentWatch(watch, userId, nameOf(watch), now)
}

export const healthFamilyHandlers: HandlersOf<typeof healthFamilyCalls> = {
  '/tp5/api/ExchangeShop/HealthFamily/mine': async (_input, { db, user, now }) => {
    const { userId } = user
    const watches = await watchesOf(db, userId, now)
    const nameOf = await namesIn(db, watches, userId)
    return {
      ...(await consentOf(db, userId, now)),
      watches: watches.map((watch) => presentWatch(watch, userId, nameOf(watch), now)),
      measures: shareable,
    }
  },

  '/tp5/api/ExchangeShop/HealthFamily/home': (_input, context) => familyHome(context),

  '/tp5/api/ExchangeShop/HealthFamily/detail': async ({ watch_id, code }, context) => {
    const { db, user, now } = context
    const { userId } = user
    const watch = await findWatch(db, { watchId: watch_id, userId, code })
    if (!isOpen(watch, now)) throw new Refusal('familyMoved')
    return {
      ...(await consentOf(db, userId, now)),
      watch: await shown(db, watch, userId, now),
      measures: shareable,
      asker_phone: waitsFor(watch, userId) ? await phoneOf(context, askerOf(watch)) : '',
    }
  },

  '/tp5/api/ExchangeShop/HealthFamily/invite': async (input, context) => {
    const { watchId, code, expiresAt } = await invite(context, input)
    return { watch_id: watchId, code, expires_at: replyTime(expiresAt) }
  },

  '/tp5/api/ExchangeShop/HealthFamily/accept': async (input, context) => {
    const { db, user, now } = context
    const { watch_id: watchId, ...yes } = input
    const watch = await accept(context, { watchId, ...yes })
    return shown(db, watch, user.userId, now)
  },

  '/tp5/api/ExchangeShop/HealthFamily/share': async (
    { watch_id: watchId, measures, alerts },
    context,
  ) => {
    const { db, user, now } = context
    const told = alerts === undefined ? undefined : alerts === 1
    const watch = await share(context, { watchId, measures, alerts: told })
    return shown(db, watch, user.userId, now)
  },

  '/tp5/api/ExchangeShop/HealthFamily/end': async ({ watch_id }, context) => {
    await end(context, watch_id)
    return {}
  },

  '/tp5/api/ExchangeShop/HealthFamily/looks': ({ cursor }, { db, user, now }) =>
    looksPage(db, user.userId, cursor, now),
}
