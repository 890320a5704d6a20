import { keepsViews } from '../platform/keepsViews'
import { routeNamed } from '../routes/match'
import { publicUrl } from '../routes/url'
import { currentPlace } from './place'

/** What kept-alive pages that lost their view come back with, least recently used first. */
const store = new Map<string, { of: string; value: unknown }>()
const limit = 60

export interface Kept<T> {
  /** The value, if it was kept for the same `of`. */
  get: (of?: unknown) => T | undefined
  set: (value: T, of?: unknown) => void
}

const nothing = { get: () => undefined, set: () => undefined }

/**
 * The slot of one view model of the page in front, where its route is kept alive and the platform
 * throws views away (mini programs). On H5 the view itself lives on and nothing is kept here.
 */
export function keptFor<T>(name: string | undefined): Kept<T> {
  const place = currentPlace()
  const route = place && routeNamed(place.name)
  if (name === undefined || keepsViews || !place || !route?.keepAlive) return nothing
  const key = `${publicUrl(route, place.params)} ${name}`
  return {
    get: (of) => {
      const entry = store.get(key)
      return entry?.of === JSON.stringify(of ?? null) ? (entry.value as T) : undefined
    },
    set: (value, of) => keep(key, { of: JSON.stringify(of ?? null), value }),
  }
}

function keep(key: string, entry: { of: string; value: unknown }): void {
  store.delete(key)
  store.set(key, entry)
  const [oldest] = store.keys()
  if (store.size > limit && oldest !== undefined) store.delete(oldest)
}

/** Another person sits down: nothing of the last one may show. */
export function forgetKept(): void {
  store.clear()
}
