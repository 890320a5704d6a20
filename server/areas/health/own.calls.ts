import type { ownCalls } from '@contract/health/own'
import { businessDay } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { consent, consentsOf, needConsent, withdraw } from './consent'
import { lookSoon } from './guards'
import { homeOf, presentProfile } from './home'
import { ownBandOf } from './own-band'
import { lockPerson, type Person, savePerson } from './person'

export const ownHandlers: HandlersOf<typeof ownCalls> = {
  '/tp5/api/ExchangeShop/HealthReport/home': ({ person_id }, context) => homeOf(context, person_id),

  '/tp5/api/ExchangeShop/HealthReport/consent': async ({ purpose, version }, context) => {
    const { db, user, now } = context
    await consent(context, purpose, version)
    return { consents: await consentsOf(db, user.userId, now) }
  },

  '/tp5/api/ExchangeShop/HealthReport/withdraw': async ({ purpose }, context) => {
    const { db, user, now } = context
    await withdraw(context, purpose)
    return { consents: await consentsOf(db, user.userId, now) }
  },

  '/tp5/api/ExchangeShop/HealthReport/profile': async ({ born_year: born, height }, context) => {
    const { db, user, now, config } = context
    await needConsent(context, 'record')
    if (born !== undefined && born > Number(businessDay(now).slice(0, 4)))
      throw new Refusal('invalid', '出生年份还没有到，请看看有没有写错')
    const whose = { userId: user.userId, key: config.dataKey }
    const { latest, bands } = await lockPerson(db, whose)
    const person: Person = {
      latest,
      ...(bands && { bands }),
      ...(born !== undefined && { born }),
      ...(height !== undefined && { height: Math.round(height * 10) / 10 }),
    }
    await savePerson(db, whose, person)
    return presentProfile(person)
  },

  '/tp5/api/ExchangeShop/HealthReport/band': async ({ part, from, to }, context) => {
    const { db, user, now, config } = context
    await needConsent(context, 'record')
    const band = ownBandOf(part, from, to)
    const whose = { userId: user.userId, key: config.dataKey }
    const person = await lockPerson(db, whose)
    const bands: NonNullable<Person['bands']> = person.bands ?? {}
    const { [part]: _former, ...others } = bands
    await savePerson(db, whose, { ...person, bands: { ...others, ...(band && { [part]: band }) } })
    await lookSoon(db, user.userId, now)
    return {}
  },
}
