import { remove, write } from '../platform/storage'
import { matchPath } from '../routes/match'
import type { Place } from '../routes/route'
import { buildQuery, placeOf, publicUrlOf } from '../routes/url'
import { keys } from './keys'
import { isRecord, readJson, writeJson } from './stored'

interface Stored {
  path: string
  query: Record<string, string>
  params: Record<string, string>
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && typeof value.path === 'string' && isRecord(value.query)

export function writeReturnPlace(place: Place | undefined): void {
  if (!place) {
    remove(keys.returnPlace)
    remove(keys.returnHref)
    return
  }
  const href = publicUrlOf(place)
  const path = href.replace(/\?.*$/, '')
  const params = matchPath(path)?.params ?? {}
  const inQuery = Object.entries(place.params).filter(([key]) => !(key in params))
  const query = Object.fromEntries(inQuery)
  writeJson(keys.returnPlace, { path, query, params } satisfies Stored)
  write(keys.returnHref, href)
}

/** Anybody on the page's origin can write to the storage: only places of the table count. */
export function readReturnPlace(): Place | undefined {
  const stored = readJson(keys.returnPlace, isStored)
  return stored && placeOf(stored.path, buildQuery(stored.query))
}
