import { remove, write } from '../platform/storage'
import { matchPath, routeNamed } from '../routes/match'
import type { Place } from '../routes/route'
import { buildQuery, placeOf, publicUrl } from '../routes/url'
import { keys } from './keys'
import { isRecord, readJson, writeJson } from './stored'

/** Never part of an address that is kept or shared. */
const secret = 'access_token'

interface Stored {
  path: string
  query: Record<string, string>
  params: Record<string, string>
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && typeof value.path === 'string' && isRecord(value.query)

export function writeReturnPlace(place: Place | undefined): void {
  const href = place && publicUrl(routeNamed(place.name), withoutSecret(place.params))
  if (!place || href === undefined) {
    remove(keys.returnPlace)
    remove(keys.returnHref)
    return
  }
  const path = href.replace(/\?.*$/, '')
  const params = matchPath(path)?.params ?? {}
  const query = Object.fromEntries(
    Object.entries(withoutSecret(place.params)).filter(([key]) => !(key in params)),
  )
  writeJson(keys.returnPlace, { path, query, params } satisfies Stored)
  write(keys.returnHref, href)
}

/** Storage can be written by anybody on the page's origin: only places of the table count. */
export function readReturnPlace(): Place | undefined {
  const stored = readJson(keys.returnPlace, isStored)
  const place = stored && placeOf(stored.path, buildQuery(stored.query))
  if (!place) return undefined
  return { ...place, params: withoutSecret(place.params) }
}

function withoutSecret(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([key]) => key !== secret))
}
