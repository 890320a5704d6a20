import { keepsViews } from '../platform/keepsViews'
import { routeNamed } from '../routes/match'
import { publicUrl } from '../routes/url'
import { currentPlace } from './place'

/** What kept-alive pages that lost their view come back with, least recently used first. */
const store = new Map<string, unknown>()
const limit = 60

export interface Kept<T> {
  get: () => T | undefined
  set: (value: T) => void
}

const nothing = { get: () => undefined, set: () => undefined }

/**
 * The slot of one thing that a person has set on the page in front, where its route is kept alive
 * and the platform throws views away (mini programs). On H5 the view itself lives on.
 */
export function keptFor<T>(name: string): Kept<T> {
  const place = currentPlace()
  const route = place && routeNamed(place.name)
  if (keepsViews || !place || !route?.keepAlive) return nothing
  const key = `${publicUrl(route, place.params)} ${name}`
  return {
    get: () => store.get(key) as T | undefined,
    set: (value) => keep(key, value),
  }
}

function keep(key: string, value: unknown): void {
  store.delete(key)
  store.set(key, value)
  const [oldest] = store.keys()
  if (store.size > limit && oldest !== undefined) store.delete(oldest)
}

/** Another person sits down: nothing of the last one may show. */
export function forgetKept(): void {
  store.clear()
}
