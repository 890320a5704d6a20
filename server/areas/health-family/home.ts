import type { Out } from '@contract/api'
import type { Settings } from '@server/config'
import {
  type Looking,
  newPerson,
  personOf,
  readableMeasures,
  sentenceOf,
  tileOf,
  watchOver,
} from '@server/areas/health/health'
import { namesIn } from './present'
import { sideOf, type Watch, watchesOf } from './rows'

type Home = Out<'/tp5/api/ExchangeShop/HealthFamily/home'>
type Context = Looking & { config: Settings }

/** The people that somebody watches over, each as far as they share; looking at them is noted. */
export async function familyHome(context: Context): Promise<Home> {
  const { db, user, now } = context
  const { userId } = user
  const over = (await watchesOf(db, userId, now)).filter(
    (watch) => watch.state === 'on' && sideOf(watch, userId) === 'watcher',
  )
  const nameOf = await namesIn(db, over, userId)
  const people: Home['people'] = []
  for (const watch of over) {
    const person = await shownOf(context, watch)
    if (person) people.push({ ...person, watch_id: watch.watchId, name: nameOf(watch) })
  }
  return { people }
}

async function shownOf(context: Context, { elderId }: Watch) {
  const { db, now, config } = context
  // somebody who took their consent back is not there, and nothing else fails for it
  if (!elderId || !(await watchOver(context, elderId))) return undefined
  const { userId, shared } = await readableMeasures(context, elderId)
  const person = (await personOf(db, { userId, key: config.dataKey })) ?? newPerson
  return {
    person_id: userId,
    sentence: sentenceOf(person, now, shared),
    tiles: shared.map((measure) => tileOf(measure, person, now)),
  }
}
