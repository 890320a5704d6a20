import type { readingsCalls } from '@contract/health/readings'
import type { Settings } from '@server/config'
import type { HandlersOf } from '@server/call/handler'
import { needConsent } from './consent'
import { readingsPage } from './list'
import { type MeasureKey, measures } from './measures'
import { newPerson, personOf } from './person'
import { presentReading } from './present'
import { byHand, type Values } from './readings'
import { correct, remove, store } from './store'
import { valuesOf } from './values'
import { type Looking, readable } from './whose'

interface Asked {
  cursor?: string | undefined
  person_id?: string | undefined
}

async function listOf(
  context: Looking & { config: Settings },
  measure: MeasureKey,
  { cursor, person_id }: Asked,
) {
  const { db, now, config } = context
  const userId = await readable(context, person_id, 'record', measure)
  const whose = { userId, key: config.dataKey }
  const person = (await personOf(db, whose)) ?? newPerson
  const { list, next } = await readingsPage(db, whose, measure, cursor)
  return { list: list.map((reading) => presentReading(reading, { person, now })), next }
}

/** What nobody was asked for stays as it was: the stages of a night that a wristband saw. */
const optionalIn = (measure: MeasureKey, before: Values): Values =>
  Object.fromEntries(
    measures[measure].parts.flatMap(({ part, optional }) => {
      const value = before[part]
      return optional && value !== undefined ? [[part, value] as const] : []
    }),
  )

/** As it lies there now, with what it is held against. */
async function shown(
  { db, now }: Pick<Looking, 'db' | 'now'>,
  whose: Parameters<typeof personOf>[1],
  reading: Parameters<typeof presentReading>[0],
) {
  const person = (await personOf(db, whose)) ?? newPerson
  return presentReading(reading, { person, now })
}

export const readingsHandlers: HandlersOf<typeof readingsCalls> = {
  '/tp5/api/ExchangeShop/HealthReport/bloodPressureDetail': (input, context) =>
    listOf(context, 'bloodPressure', input),
  '/tp5/api/ExchangeShop/HealthReport/heartDetail': (input, context) =>
    listOf(context, 'heart', input),
  '/tp5/api/ExchangeShop/HealthReport/weightDetail': (input, context) =>
    listOf(context, 'weight', input),
  '/tp5/api/ExchangeShop/HealthReport/bloodOxygenDetail': (input, context) =>
    listOf(context, 'bloodOxygen', input),
  '/tp5/api/ExchangeShop/HealthReport/readings': (input, context) =>
    listOf(context, input.measure, input),

  '/tp5/api/ExchangeShop/HealthReport/add': async (input, context) => {
    const { db, now, config, user } = context
    await needConsent(context, 'record')
    const whose = { userId: user.userId, key: config.dataKey }
    const { measure, at, place = 'home', ...typed } = input
    const given = {
      ...{ measure, device: byHand, values: valuesOf(measure, typed) },
      place: measures[measure].places ? place : ('home' as const),
      at: at === undefined ? now : new Date(at),
    }
    const [reading] = await store(db, whose, [given], now)
    return shown(context, whose, reading!)
  },

  '/tp5/api/ExchangeShop/HealthReport/edit': async (input, context) => {
    const { db, now, config, user } = context
    await needConsent(context, 'record')
    const whose = { userId: user.userId, key: config.dataKey }
    const { reading_id: id, ...typed } = input
    const reading = await correct(db, whose, {
      ...{ id, now },
      values: (measure, before) => valuesOf(measure, { ...optionalIn(measure, before), ...typed }),
    })
    return shown(context, whose, reading)
  },

  '/tp5/api/ExchangeShop/HealthReport/remove': async ({ reading_id: id }, context) => {
    await needConsent(context, 'record')
    const { db, config, user } = context
    await remove(db, { userId: user.userId, key: config.dataKey }, id)
    return {}
  },
}
